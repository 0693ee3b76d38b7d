import { Body, homeData } from 'virtual:page'

export const loader = () => ({ data: homeData })

export default function Home() {
  return <Body />
}
