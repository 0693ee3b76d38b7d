import { CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { accountButton, fillLogin, openLogin, passCaptcha } from '../sign-in.ts'

test('[S2.071, S4.011, S4.071, S4.072, S4.073, S5.007, S5.009, S5.011, S5.013, S5.014, S5.015, S8.038, S8.051, S8.057, S8.061] who has moved here proves it and chooses a password; each refusal is shown and takes another captcha', async ({
  page,
  at,
  database,
}) => {
  const { account, id } = await makePerson(database, {
    personal: { phone: '2025550111', email: 'moved@example.com' },
    marks: { must_verify: true },
  })
  const area = await openLogin(page, at('oriel'))
  await fillLogin(area, account)
  await expect(area.getByText('Confirm that the account is yours')).toBeVisible()
  const digit = (place: number) => area.getByLabel(`Digit ${place} of 4`)
  const fillPin = async (pin: string) => {
    for (const [before, one] of Array.from(pin).entries()) await digit(before + 1).fill(one)
  }
  const phone = area.getByLabel('Phone', { exact: true }).last()
  const goOn = area.getByRole('button', { name: 'Continue' })
  const again = area.getByRole('alert').getByText('Verification failed. Please try again.')
  const newCaptcha = () => page.waitForRequest((one) => one.url().endsWith('/api/captcha'))

  await test.step('what is missing is said before anything is sent', async () => {
    await goOn.click()
    await expect(area.getByText('Please fill this in.')).toBeVisible()
    await fillPin('0000')
    await goOn.click()
    await expect(area.getByText('This phone number is not valid.')).toBeVisible()
    await phone.fill('2025550111')
    await goOn.click()
    await expect(area.getByText('Please enter the security code.')).toBeVisible()
  })
  await test.step('a wrong withdrawal password', async () => {
    await passCaptcha(area)
    const asked = newCaptcha()
    await goOn.click()
    await expect(again).toBeVisible()
    await asked
  })
  const verify = async () => {
    await fillPin(CAST_WITHDRAW_PASSWORD)
    await phone.fill('2025550111')
    await passCaptcha(area)
    await goOn.click()
    await expect(area.getByLabel('New password')).toBeVisible()
  }
  await verify()
  const save = async (password: string, repeated = password) => {
    await area.getByLabel('New password').fill(password)
    await area.getByLabel('Repeat password').fill(repeated)
    await area.getByRole('button', { name: 'Save new password' }).click()
  }

  await test.step('a password that will not do', async () => {
    await save('')
    await expect(area.getByText('Please fill this in.')).toBeVisible()
    await save('abc12')
    await expect(area.getByText('The password needs 6 to 12 characters.')).toBeVisible()
    await save('another88', 'another89')
    await expect(area.getByText('The passwords do not match.')).toBeVisible()
    const asked = newCaptcha()
    await save('qwerty12')
    await expect(again).toBeVisible()
    await asked
    await expect(area.getByLabel('New password')).toHaveValue('qwerty12')
  })
  await test.step('a proof that is over is given again, in an empty form', async () => {
    await database.rows.deleteFrom('recovery_tokens').where('member_id', '=', id).execute()
    const asked = newCaptcha()
    await save('another88')
    await expect(again).toBeVisible()
    await asked
    await expect(phone).toHaveValue('')
    for (const place of [1, 2, 3, 4]) await expect(digit(place)).toHaveValue('')
    await verify()
  })
  await save('another88')
  await expect(area.getByText('Your new password is set.')).toBeVisible()
  await fillLogin(area, account, 'another88')
  await expect(accountButton(page)).toContainText(account)
})
