export { AppHero } from './app-hero.tsx'
export { InstallSteps } from './install-steps.tsx'
export { WrappedApps } from './wrapped-apps.tsx'
