export const loadRegisterForm = () => import('./register-form.tsx')
