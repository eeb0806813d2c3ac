// The markup that titles and descriptions may carry: emphasis and line breaks, without attributes. Everything else
// is dropped and its text stays.
export const politicaDeMarcado = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'span'],
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;
