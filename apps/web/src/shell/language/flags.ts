// One flag per language. Only these files of the package enter the build.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import guatemala from 'flag-icons/flags/4x3/gt.svg';
import turquia from 'flag-icons/flags/4x3/tr.svg';
import estadosUnidos from 'flag-icons/flags/4x3/us.svg';

export const banderas: Readonly<Record<Idioma, string>> = { en: estadosUnidos, tr: turquia, es: guatemala };
