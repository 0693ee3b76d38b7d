export { switchOffCommand, switchOnCommand } from './commands.ts'
export { readSwitchChanged, type SwitchChanged } from './fact.ts'
export {
  findGamesToSwitch,
  listOff,
  listStory,
  listSwitches,
  type Off,
  type StoryPage,
  type SwitchLine,
} from './list.ts'
export { lookAtSwitch, tellUnseen, type Looker, type LookReason, type Unseen } from './look.ts'
export { nameOf, switchScopes, type SwitchId, type SwitchName, type SwitchScope } from './rules.ts'
export { isActivityOff, isPlayOff, isRegistrationOff, isSiteOff } from './store.ts'
