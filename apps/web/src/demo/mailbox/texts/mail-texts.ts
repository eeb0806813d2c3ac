import { useTexts } from '#demo/frame/texts.ts';
import { en } from './en.ts';
import { es, type MailTexts } from './es.ts';
import { tr } from './tr.ts';

const mailTexts = { es, en, tr };

export const useMailTexts = (): MailTexts => useTexts(mailTexts);
