import * as z from 'zod/mini';

/** The audit form's rules; messages are literal (spec.md section 5). */
export const auditSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Name must be at least 2 characters')),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address')),
  phone: z.string().check(z.trim(), z.minLength(10, 'Please enter a valid phone number')),
  company: z.string().check(z.trim(), z.minLength(2, 'Company name must be at least 2 characters')),
  website: z.optional(z.string()),
  businessType: z.string().check(z.minLength(1, 'Please select a business type')),
  currentMarketing: z.optional(z.string()),
  goals: z.string().check(z.trim(), z.minLength(10, 'Please describe your marketing goals')),
});

export type AuditRequest = z.infer<typeof auditSchema>;
