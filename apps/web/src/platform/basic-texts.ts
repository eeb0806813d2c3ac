// The words of the few parts that may show before the shell's language is there, or without it: the loading bar, a
// crash, an unknown address, the fields of a password. Spanish, but inside the shell, where app/i18n.ts brings the person's own: it would weigh on
// the sign-in page.
import { createStore, useStore } from './store.ts';

export const basicTexts = {
  loading: 'Cargando',
  practice: 'Institución de práctica: nada de esto es de verdad',
  practiceTitle: 'Práctica',
  loadingApp: 'Cargando Cuadra',
  crashTitle: 'No se pudo mostrar esta página',
  crashText: 'Ocurrió un error inesperado. Intente de nuevo.',
  retry: 'Reintentar',
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'Revise la dirección. Si llegó por un enlace de Cuadra, avise a su administrador.',
  backHome: 'Ir al inicio',
  noPermissionTitle: 'Sin permiso',
  noPermissionText:
    'Su usuario no tiene permiso para ver esta pantalla. Si lo necesita, pídalo al administrador.',
  request: 'Petición:',
  toasts: 'Avisos',
  insisting: 'Se interrumpió la comunicación: Cuadra insiste con lo que usted pidió. No lo repita.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'El bloqueo de mayúsculas está activado.',
  appCode: 'Código de la aplicación',
  appCodeHint: 'Los 6 dígitos que muestra ahora.',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: 'Uno de los 10 que guardó; cada uno sirve una vez.',
} as const;

type TraducirBasico = (clave: keyof typeof basicTexts) => string;

const enEspanol: TraducirBasico = (clave) => basicTexts[clave];
const traduccion = createStore(enEspanol);

export const useBasicTexts = (): TraducirBasico => useStore(traduccion);

/** Until the function it returns is called. */
export function translateBasics(nueva: TraducirBasico): () => void {
  traduccion.set(nueva);
  return () => traduccion.set(enEspanol);
}
