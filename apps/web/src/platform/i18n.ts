// The shell's words, in the language of the person. One file per language, fetched when it is needed; all this comes
// with the shell and not with the sign-in page, which speaks Spanish.
import type { Idioma } from '@cuadra/contract/escritorio/preferencias';
import i18next, { type BackendModule } from 'i18next';
import { useEffect } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { translateBasics } from './basic-texts.ts';
import { FALLBACK_LANGUAGE, wantedLanguage } from './languages.ts';
import { logFailure } from './log-failure.ts';
import { currentPreferences, loadPreferences, savePreference, subscribePreferencias } from './preferences.ts';

const REINTENTOS_MAX = 2;
const ESPERA_MS = 350;
const OTRA_VEZ_MS = 10_000;
const ESPACIO = 'translation';

const archivos: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (idioma, _espacio, entregar) => {
    pedir(idioma).then(
      (textos) => entregar(null, textos),
      // True asks for another try.
      (error: unknown) => entregar(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/**
 * Before the shell shows. When the file of the person's language does not come, the fallback's serves meanwhile; when
 * none does, the copy that the program carries. That is logged, and the file is asked for until it comes.
 */
export async function prepareLanguage(): Promise<void> {
  await iniciar();
  // The copy of the preferences in this browser is nearly always right, so its file comes along with them.
  const segunLaCopia = deseado();
  const [vino] = await Promise.all([cargar(segunLaCopia), loadPreferences()]);
  const idioma = deseado();
  if (idioma === segunLaCopia ? vino : await cargar(idioma)) return hablar(idioma);
  logFailure(`i18n/${idioma}.json could not be loaded`);
  insistir();
  if (idioma !== FALLBACK_LANGUAGE && (await cargar(FALLBACK_LANGUAGE))) return hablar(FALLBACK_LANGUAGE);
  const copia = await COPIAS[idioma]().catch(() => undefined);
  if (copia !== undefined) i18next.addResourceBundle(idioma, ESPACIO, copia.default);
  await i18next.changeLanguage(idioma);
}

/** Each in a file of its own, which is fetched only then. */
const COPIAS = {
  en: () => import('../../public/i18n/en.json'),
  es: () => import('../../public/i18n/es.json'),
  tr: () => import('../../public/i18n/tr.json'),
} as const satisfies Record<Idioma, () => Promise<unknown>>;

/** Until the file of the language that is wanted at that moment has come. */
function insistir(): void {
  setTimeout(async () => {
    const idioma = deseado();
    if (await cargar(idioma)) await hablar(idioma);
    else insistir();
  }, OTRA_VEZ_MS);
}

/** sin-archivo: its words did not come; sin-guardar: the server did not take the choice. Both leave all as it was. */
export async function chooseLanguage(idioma: Idioma): Promise<'elegido' | 'sin-archivo' | 'sin-guardar'> {
  if (!(await cargar(idioma))) return 'sin-archivo';
  return (await savePreference({ language: idioma })) ? 'elegido' : 'sin-guardar';
}

/** While the shell shows, the document and the basic texts are in its language. Outside of it all is in Spanish. */
export function useDocumentLanguage(): void {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    const { documentElement } = document;
    const deAntes = documentElement.lang;
    documentElement.lang = i18n.language;
    const olvidar = translateBasics((clave) => t(`basic.${clave}`));
    return () => {
      documentElement.lang = deAntes;
      olvidar();
    };
  }, [t, i18n.language]);
}

let iniciado: Promise<unknown> | undefined;

function iniciar(): Promise<unknown> {
  iniciado ??= i18next
    .use(archivos)
    .use(initReactI18next)
    .init({
      // Every file has every key (i18n.test.ts), so the fallback is fetched only when a whole file is missing.
      fallbackLng: false,
      maxRetries: REINTENTOS_MAX,
      retryTimeout: ESPERA_MS,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      // Only without any words at all: what the key is about says more than the whole key.
      parseMissingKeyHandler: (clave) => clave.split('.').at(-1) ?? clave,
    })
    .then(seguirPreferencias);
  return iniciado;
}

/** Chosen here, in another tab or in another browser: it is used at once. */
function seguirPreferencias(): void {
  let pedido = deseado();
  subscribePreferencias(() => {
    if (deseado() === pedido) return;
    const nuevo = deseado();
    pedido = nuevo;
    void cargar(nuevo).then((vino) => (vino && nuevo === pedido ? hablar(nuevo) : undefined));
  });
}

const deseado = () => wantedLanguage(currentPreferences().language, navigator.languages);

async function cargar(idioma: Idioma): Promise<boolean> {
  if (!tieneTextos(idioma)) await i18next.reloadResources([idioma]);
  return tieneTextos(idioma);
}

async function hablar(idioma: Idioma): Promise<void> {
  if (i18next.language !== idioma) await i18next.changeLanguage(idioma);
}

const tieneTextos = (idioma: Idioma) => i18next.hasResourceBundle(idioma, ESPACIO);

async function pedir(idioma: string) {
  const respuesta = await fetch(`${import.meta.env.BASE_URL}i18n/${idioma}.json`);
  if (!respuesta.ok) throw new Error(`i18n/${idioma}.json: ${respuesta.status}`);
  return respuesta.json();
}
