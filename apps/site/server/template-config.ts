import { compileEncoder } from '@oriel/contract/encoder'
import { templateConfigCall } from '@oriel/contract/site/site'
import type { Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import * as z from 'zod/mini'
import { readJson, refuseOwn } from '@oriel/web/server/own-body'
import type { KnownSite } from './site-info.ts'

const encode = compileEncoder(templateConfigCall.data)

/** The site's own call /api/template_config: how one of its templates looks. */
export function answerTemplateConfig(
  site: KnownSite,
  body: string,
  locale: Locale,
): { status: number; body: string } {
  const input = z.safeDecode(templateConfigCall.input, readJson(body) as never)
  if (!input.success) return refuseOwn('invalid_input', locale)
  const wanted = input.data.mobileTemplateName
  const template = site.templates.find(({ name }) => name === wanted)
  if (!template) {
    const message = serverText(locale).t('reason.template_unknown')
    const refusal = { code: 1001, message, data: null, trace_id: currentTraceId() }
    return { status: 200, body: JSON.stringify(refusal) }
  }
  const { successCode } = templateConfigCall
  return { status: 200, body: `{"code":${successCode},"message":"","data":${encode(template)}}` }
}
