// What an activity may carry: paragraphs, emphasis and line breaks, without attributes. The rest is dropped and its text
// stays; and a link goes only to the application, to the web or to a mailbox.

export const activityMarkup = {
  ALLOWED_TAGS: ['p', 'b', 'i', 'em', 'strong', 'br', 'span'],
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies { [option: string]: boolean | string[] } & { RETURN_DOM_FRAGMENT: true };

export const isSafeLink = (link: string): boolean => /^(?:\/(?![/\\])|https?:\/\/|mailto:)/i.test(link);
