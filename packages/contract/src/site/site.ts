import * as z from 'zod/mini'
import { templateNames } from '@oriel/core/site-settings'
import { endpoint } from '../endpoint.ts'
import { TemplateWire } from '../member/site.ts'

export const templateConfigCall = endpoint({
  door: 'site',
  path: '/api/template_config',
  auth: 'none',
  summary: 'Theme, layout and home sections of one of the site’s templates.',
  input: z.object({ mobileTemplateName: z.enum(templateNames) }),
  data: TemplateWire,
  errors: { '1001': 'template_unknown' },
  successCode: 1000,
})
