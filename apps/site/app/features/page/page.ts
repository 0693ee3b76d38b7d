export { isPageName, readMainPage } from './main-page.ts'
export { PageArticle } from './page-article.tsx'
