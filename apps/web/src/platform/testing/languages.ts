// The shell's words without a server, for the tests of its components.
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import es from '../../../public/i18n/es.json';

export async function inSpanish(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'es',
    resources: { es: { translation: es } },
    interpolation: { escapeValue: false },
  });
}
