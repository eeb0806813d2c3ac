import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

export const projectTexts = { es, en, tr };
