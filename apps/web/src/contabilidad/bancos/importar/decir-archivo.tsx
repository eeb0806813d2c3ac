// What is told of a bank's file, in words, and what was assumed or left out of it.
import type { EstadoDeCuenta } from '@cuadra/contract/contabilidad/bancos/estados';
import { nombresDeFormato } from '@cuadra/core/bancos/estado-de-cuenta';
import { formatDate } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import classes from '../bancos.module.css';
import type { Fase, Lectura } from './archivo-traido.ts';

export const NOMBRES_DE_FASE: Readonly<Record<Fase, string>> = {
  leyendo: 'Leyendo…',
  'por-elegir': 'Falta elegir la cuenta',
  'en-espera': 'En espera',
  importando: 'Importando…',
  terminado: 'Terminado',
  rechazado: 'No se importó',
};

type EstadoLeido = Lectura['estados'][number];

/** `OFX · cuenta 123 · 01/10/2026 a 31/10/2026 · 40 líneas · de 50.00 a 120.00`. */
export function decirLeido(formato: Lectura['formato'], estado: EstadoLeido): string {
  const { cuenta, moneda, desde, hasta, saldoInicial, saldoFinal, lineas } = estado;
  return [
    nombresDeFormato[formato],
    cuenta === null ? 'no dice su cuenta' : `cuenta ${cuenta}`,
    moneda !== null && moneda !== 'GTQ' && `en ${moneda}`,
    desde !== null && hasta !== null && decirDias(desde, hasta),
    contar(lineas.length, 'línea', 'líneas'),
    saldoInicial !== null &&
      saldoFinal !== null &&
      `saldo de ${formatearMonto(saldoInicial)} a ${formatearMonto(saldoFinal)}`,
  ]
    .filter((parte) => parte !== false)
    .join(' · ');
}

export const decirDias = (desde: string, hasta: string): string =>
  desde === hasta ? formatDate(desde) : `${formatDate(desde)} a ${formatDate(hasta)}`;

/** `12 líneas nuevas, 3 repetidas`. */
export function decirImportado(estados: readonly Pick<EstadoDeCuenta, 'lineas' | 'nuevas'>[]): string {
  const nuevas = estados.reduce((suma, uno) => suma + uno.nuevas, 0);
  const repetidas = estados.reduce((suma, uno) => suma + uno.lineas - uno.nuevas, 0);
  if (nuevas + repetidas === 0) return 'Sin movimientos en esos días';
  if (nuevas === 0)
    return `Ninguna línea nueva: ${repetidas === 1 ? 'la que trae ya estaba' : `las ${formatearEntero(repetidas)} que trae ya estaban`}`;
  const unas = contar(nuevas, 'línea nueva', 'líneas nuevas');
  return repetidas === 0 ? unas : `${unas}, ${contar(repetidas, 'repetida', 'repetidas')}`;
}

export const contar = (cuantas: number, una: string, varias: string): string =>
  `${formatearEntero(cuantas)} ${cuantas === 1 ? una : varias}`;

interface AdvertenciasProps {
  readonly textos: readonly string[];
  /** In a list, where each would make its row long. */
  readonly plegadas?: boolean;
}

const A_LA_VISTA = 2;

/** A few in sight, more at hand. */
export function Advertencias({ textos, plegadas = false }: AdvertenciasProps) {
  if (textos.length === 0) return null;
  const lista = (
    <Stack as="ul" dots muted>
      {textos.map((texto) => (
        <li key={texto}>{conMontosEnteros(texto)}</li>
      ))}
    </Stack>
  );
  if (!plegadas && textos.length <= A_LA_VISTA) return lista;
  return (
    <Box as="details" muted>
      <summary className={classes.pulsable}>{contar(textos.length, 'advertencia', 'advertencias')}</summary>
      {lista}
    </Box>
  );
}
