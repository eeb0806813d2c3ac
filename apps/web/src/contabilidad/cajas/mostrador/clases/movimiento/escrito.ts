// A movement as it is written on screen, and as it is sent: what was left blank is not said.
import { documentosDeIdentidad } from '@cuadra/contract/contabilidad/cajas/ive';
import {
  type CuentaAtendida,
  type MovimientoNuevo,
  movimientoNuevo,
} from '@cuadra/contract/contabilidad/cajas/movimientos';
import { type ClaseDeVentanilla, clases, type MedioDeMovimiento } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { LoInicial } from '../clase.ts';

export interface MovimientoEscrito {
  medio: MedioDeMovimiento;
  monto: Centavos | null;
  idCuenta: string;
  /** Whose savings are moved, of what moves savings. */
  ahorro: CuentaAtendida | null;
  concepto: string;
  documento: string;
  persona: { documento: string; nombre: string };
  /** The law asks where the money comes from. */
  pideFormulario: boolean;
  formulario: {
    documento: (typeof documentosDeIdentidad)[number];
    nacionalidad: string;
    direccion: string;
    telefono: string;
    ocupacion: string;
    origenDeFondos: string;
    destinoDeFondos: string;
    enNombreDe: string;
  };
}

export function escritoDe(inicial: LoInicial): MovimientoEscrito {
  const formulario = inicial.formulario ?? undefined;
  return {
    medio: inicial.medio ?? 'efectivo',
    monto: inicial.monto ?? null,
    idCuenta: inicial.idCuenta ?? '',
    ahorro: null,
    concepto: inicial.concepto ?? '',
    documento: inicial.documento ?? '',
    persona: inicial.persona ?? { documento: '', nombre: '' },
    pideFormulario: formulario !== undefined,
    formulario: {
      documento: formulario?.documento ?? documentosDeIdentidad[0],
      nacionalidad: formulario?.nacionalidad ?? 'Guatemalteca',
      direccion: formulario?.direccion ?? '',
      telefono: formulario?.telefono ?? '',
      ocupacion: formulario?.ocupacion ?? '',
      origenDeFondos: formulario?.origenDeFondos ?? '',
      destinoDeFondos: formulario?.destinoDeFondos ?? '',
      enNombreDe: formulario?.enNombreDe ?? '',
    },
  };
}

/** Whoever brings or takes the cash must be named. */
export const exigePersona = (
  clase: ClaseDeVentanilla,
  { monto, medio, pideFormulario }: Pick<MovimientoEscrito, 'monto' | 'medio' | 'pideFormulario'>,
  identificarDesde: Centavos | undefined,
): boolean =>
  clases[clase].pidePersona &&
  medio === 'efectivo' &&
  (pideFormulario || (identificarDesde !== undefined && (monto ?? 0) >= identificarDesde));

/** What is written is turned into what is sent, and judged by its schema. What is wrong lands on the field of the same name. */
export const resolverDe =
  (
    clase: ClaseDeVentanilla,
    identificarDesde: Centavos | undefined,
  ): Resolver<MovimientoEscrito, unknown, MovimientoNuevo> =>
  (escrito, _contexto, opciones) => {
    const leido = movimientoNuevo.safeParse(comoSeEnvia(escrito, clase, identificarDesde));
    if (leido.success) return { values: leido.data, errors: {} };
    const errores: FieldErrors = {};
    for (const { path, code, message } of leido.error.issues)
      errores[path.join('.')] ??= { type: code, message };
    return { values: {}, errors: toNestErrors<MovimientoEscrito>(errores, opciones) };
  };

function comoSeEnvia(
  escrito: MovimientoEscrito,
  clase: ClaseDeVentanilla,
  identificarDesde: Centavos | undefined,
): unknown {
  const { pideFormulario, formulario, documento, persona, ahorro, ...resto } = escrito;
  const conPersona =
    exigePersona(clase, escrito, identificarDesde) || persona.documento.trim() + persona.nombre.trim() !== '';
  return {
    ...resto,
    ...(ahorro === null ? {} : { cuentaAhorro: ahorro.id, idCuenta: ahorro.idCuenta }),
    clase,
    documento: documento.trim() === '' ? null : documento,
    persona: conPersona ? persona : null,
    formulario: pideFormulario
      ? { ...formulario, enNombreDe: formulario.enNombreDe.trim() === '' ? null : formulario.enNombreDe }
      : null,
  };
}
