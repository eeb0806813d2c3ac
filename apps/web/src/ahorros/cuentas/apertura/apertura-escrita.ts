// An account that is being opened, as it is written and as the server is told.
import type { CuentaNueva } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { destinosAlVencer } from '@cuadra/core/ahorros/cuenta';
import type { Centavos } from '@cuadra/core/dinero';
import { z } from 'zod';
import type { AsociadoElegido } from '../elegir/elegir-titulares.tsx';

export const aperturaEscrita = z
  .object({
    producto: z.string().min(1, 'Elija el producto.'),
    agencia: z.string().min(1, 'Elija la agencia.'),
    titulares: z.array(z.custom<AsociadoElegido>()).min(1, 'Elija al menos un titular.'),
    /** Whether its product has a term, once what it offers is known. */
    aPlazo: z.boolean(),
    plazo: z.string(),
    alVencer: z.enum(destinosAlVencer),
    destino: z.custom<CuentaEnLista | undefined>(() => true),
    /** Empty: the one that is proposed. */
    numero: z
      .string()
      .trim()
      .regex(
        /^([0-9A-Z][0-9A-Z-]{3,19})?$/,
        'El número lleva de 4 a 20 dígitos, letras mayúsculas o guiones.',
      ),
    primero: z.enum(['ventanilla', 'transferencia']),
    desde: z.custom<CuentaEnLista | undefined>(() => true),
    monto: z.custom<Centavos | undefined>(() => true),
    puente: z.string().nullable(),
  })
  .superRefine(({ aPlazo, plazo, alVencer, destino, primero, desde, monto }, contexto) => {
    const falta = (campo: string, message: string) =>
      contexto.addIssue({ code: 'custom', path: [campo], message });
    if (aPlazo && plazo === '') falta('plazo', 'Elija el plazo.');
    if (aPlazo && alVencer === 'trasladar' && destino === undefined) falta('destino', 'Elija a qué cuenta.');
    if (primero === 'transferencia' && desde === undefined) falta('desde', 'Elija de qué cuenta.');
    if (primero === 'transferencia' && (monto === undefined || monto <= 0))
      falta('monto', 'Escriba el monto.');
  });
export type AperturaEscrita = z.output<typeof aperturaEscrita>;

export const enBlanco = (agencia: string): AperturaEscrita => ({
  ...{ producto: '', agencia, titulares: [], aPlazo: false, plazo: '', alVencer: 'renovar', numero: '' },
  ...{ destino: undefined, primero: 'ventanilla', desde: undefined, monto: undefined, puente: null },
});

export function porEnviar(escrita: AperturaEscrita): CuentaNueva {
  const { aPlazo, alVencer, destino, numero, primero, desde, monto, puente } = escrita;
  const deposita = primero === 'transferencia' && desde !== undefined && monto !== undefined;
  return {
    producto: Number(escrita.producto),
    agencia: escrita.agencia,
    titulares: escrita.titulares.map(({ id }) => id),
    isr: { tratamiento: 'afecto', documento: null, vence: null },
    plazo: aPlazo ? Number(escrita.plazo) : null,
    alVencer: aPlazo ? alVencer : null,
    destino: aPlazo && alVencer === 'trasladar' ? (destino?.id ?? null) : null,
    deposito: deposita ? { desde: desde.id, monto, puente } : null,
    // What nobody wrote is given by the server, so that two who open at once do not ask for the same one.
    ...(numero === '' ? {} : { numero }),
  };
}
