// The compiler knows every key: one that is not in the files does not compile.
import type textos from '../../public/i18n/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof textos };
  }
}
