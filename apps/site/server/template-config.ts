import { compileEncoder } from '@oriel/contract/encoder'
import { templateConfig } from '@oriel/contract/site/site'
import type { Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import * as z from 'zod/mini'
import type { KnownSite } from './site-info.ts'

const encode = compileEncoder(templateConfig.data)

/** The site's own call /api/template_config: how one of its templates looks. */
export function answerTemplateConfig(
  site: KnownSite,
  body: string,
  locale: Locale,
): { status: number; body: string } {
  const { t } = serverText(locale)
  const trace_id = currentTraceId()
  const input = z.safeDecode(templateConfig.input, parse(body) as never)
  if (!input.success) {
    const refusal = { code: 422, message: t('reason.invalid_input'), data: null, trace_id }
    return { status: 422, body: JSON.stringify(refusal) }
  }
  const wanted = input.data.mobileTemplateName
  const template = site.templates.find(({ name }) => name === wanted)
  if (!template) {
    const refusal = { code: 1001, message: t('reason.template_unknown'), data: null, trace_id }
    return { status: 200, body: JSON.stringify(refusal) }
  }
  const { successCode } = templateConfig
  return { status: 200, body: `{"code":${successCode},"message":"","data":${encode(template)}}` }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
