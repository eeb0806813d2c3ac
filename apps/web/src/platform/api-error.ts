// What a call can fail with: the server's refusal (problem+json), or no server at all. Both carry a sentence fit to
// be shown.
import type { SegundoFactorRequerido } from '@cuadra/contract/acceso/segundo-factor-requerido';
import { type ErrorDeCampo, type Problema, problema } from '@cuadra/contract/problema-en-json';

const OFFLINE = 'SIN_CONEXION';
const RESPUESTA_EXTRANA = 'RESPUESTA_EXTRANA';

interface Detalle {
  readonly status: number;
  readonly codigo: string;
  readonly errores?: readonly ErrorDeCampo[] | undefined;
  readonly esperaSegundos?: number | undefined;
  readonly peticion?: string | undefined;
  readonly segundoFactor?: SegundoFactorRequerido | undefined;
  readonly autorizacion?: string | undefined;
}

export class ApiError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly codigo: string;
  readonly errores: readonly ErrorDeCampo[];
  /** How long the server asks to wait before trying again. */
  readonly esperaSegundos: number | undefined;
  readonly peticion: string | undefined;
  /** What completes a sign-in whose password was right. */
  readonly segundoFactor: SegundoFactorRequerido | undefined;
  /** The one that was asked for and waits for another person. */
  readonly autorizacion: string | undefined;

  constructor(mensaje: string, detalle: Detalle) {
    super(mensaje);
    const { status, codigo, errores = [], esperaSegundos, peticion, segundoFactor, autorizacion } = detalle;
    this.name = 'ApiError';
    this.status = status;
    this.codigo = codigo;
    this.errores = errores;
    this.esperaSegundos = esperaSegundos;
    this.peticion = peticion;
    this.segundoFactor = segundoFactor;
    this.autorizacion = autorizacion;
  }

  /** Trying again may help: nothing answered, or the server itself was in trouble. */
  get esPasajero(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

export function offline(): ApiError {
  const mensaje = 'No hay conexión con el servidor. Revise su red e intente de nuevo.';
  return new ApiError(mensaje, { status: 0, codigo: OFFLINE });
}

export async function readProblem(response: Response): Promise<ApiError> {
  const cuerpo = problema.safeParse(await response.json().catch(() => undefined));
  const esperaSegundos = Number.parseInt(response.headers.get('retry-after') ?? '', 10) || undefined;
  if (cuerpo.success) return errorFrom({ ...cuerpo.data, status: response.status }, esperaSegundos);
  const mensaje = `El servidor respondió con un error (${response.status}). Intente de nuevo en unos minutos.`;
  return new ApiError(mensaje, { status: response.status, codigo: RESPUESTA_EXTRANA, esperaSegundos });
}

export function errorFrom({ detail, ...resto }: Problema, esperaSegundos?: number): ApiError {
  return new ApiError(detail, { ...resto, esperaSegundos });
}

/** The sentence of any failure, for whoever only shows it. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Ocurrió un error inesperado. Intente de nuevo.';
}
