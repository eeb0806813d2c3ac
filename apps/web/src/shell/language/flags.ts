// One flag per language. Only these files of the package enter the build. Guatemala's is the one without the coat of
// arms: in the header it would not be seen, and every person's first visit would pay ten kilobytes for it.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import turquia from 'flag-icons/flags/4x3/tr.svg';
import estadosUnidos from 'flag-icons/flags/4x3/us.svg';
import guatemala from './guatemala.svg';

export const flags: Readonly<Record<Idioma, string>> = { en: estadosUnidos, tr: turquia, es: guatemala };
