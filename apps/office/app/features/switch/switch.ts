export { SwitchBoard } from './switch-board.tsx'
export { SwitchStory } from './switch-story.tsx'
