// The list of partidas as a person uses it, and the partidas of a test's own.
import { randomUUID } from 'node:crypto';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hacer } from './personas.ts';
import { CUENTAS } from './registrar.ts';

/** Whatever the month, today's is open. */
export const HOY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Guatemala' }).format();

/** A concepto that no other partida has. */
export const conceptoUnico = (texto: string): string => `${texto} ${randomUUID().slice(0, 8)}`;

/** A partida of energía (the first amount) and papelería (the second, if any), paid by the bank and owed to suppliers. */
export function nuevaPartida(
  hacer: Hacer,
  concepto: string,
  [energia, papeleria = 0]: readonly [number, number?],
  contabilizar: boolean,
): Promise<ResumenDePartida> {
  const lineas = [
    { idCuenta: CUENTAS.energia, debe: energia, documento: 'FAC-A 0012' },
    { idCuenta: CUENTAS.banco, haber: energia },
    ...(papeleria === 0
      ? []
      : [
          { idCuenta: CUENTAS.papeleria, debe: papeleria },
          { idCuenta: CUENTAS.proveedores, haber: papeleria },
        ]),
  ];
  return hacer(crearPartida, {
    body: { fecha: HOY, tipo: 'diario', agencia: '01', concepto, lineas, contabilizar },
  });
}

export const lista = (page: Page): Locator => page.getByRole('grid', { name: 'Partidas' });

export const bandeja = (page: Page): Locator => page.getByRole('grid', { name: 'Por aprobar' });

export const panel = (page: Page, partida: Pick<ResumenDePartida, 'numero' | 'ejercicio'>): Locator =>
  page.getByRole('region', {
    name: partida.numero === null ? 'Partida sin número' : `Partida ${partida.numero}/${partida.ejercicio}`,
  });

/** What waits, with everything it takes to decide on it. */
export const revision = (page: Page): Locator => page.getByRole('region', { name: 'Revisión de la partida' });

/** Only what has that text. */
export async function abrirLista(page: Page, texto: string): Promise<void> {
  await page.goto(`/contabilidad/ver-partidas?texto=${encodeURIComponent(texto)}`);
  await expect(lista(page).getByRole('row').nth(1)).toBeVisible();
}

export const fila = (page: Page, concepto: string | RegExp): Locator =>
  page.getByRole('row', { name: concepto });
