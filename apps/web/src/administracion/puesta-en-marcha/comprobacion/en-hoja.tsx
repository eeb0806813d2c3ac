// The old trial balance from a file, by code, by name or by an equivalence: what it brings is said before it is kept.
import {
  type CampoDeSaldos,
  verColumnasDeSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import {
  leerHojaDeSaldos,
  type SaldosDeHoja,
} from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { useState } from 'react';
import type { SheetReader } from '#hojas/assistant/sheet-kind.ts';
import { SheetSource } from '#hojas/assistant/sheet-source.tsx';
import type { Sheet } from '#hojas/assistant/use-sheet.ts';
import { AjustarSaldos, type AjustesDeSaldos, hojaDeSaldos } from '#hojas/hoja-de-saldos.tsx';
import { call } from '#platform/api.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';

/** Nothing is written until it is kept. */
export const balanceAnterior: SheetReader<CampoDeSaldos, SaldosDeHoja, AjustesDeSaldos> = {
  fields: hojaDeSaldos,
  bytesMax: leerHojaDeSaldos.body.bytesMax,
  hint: 'CSV o XLSX, como lo imprime su sistema: cuenta y saldo, o debe y haber',
  said: { signo: undefined, equivalencia: undefined },
  look: (enviada) => call(verColumnasDeSaldos, enviada),
  rehearse: ({ query, said, body }) => call(leerHojaDeSaldos, { query: { ...query, ...said }, body }),
};

interface EnHojaProps {
  readonly hoja: Sheet<CampoDeSaldos, SaldosDeHoja, AjustesDeSaldos>;
  readonly ocupado: boolean;
}

export function EnHoja({ hoja, ocupado }: EnHojaProps) {
  const [conColumnas, setConColumnas] = useState(false);
  const { data: leido } = hoja.rehearsal;
  return (
    <>
      <SheetSource
        reader={balanceAnterior}
        sheet={hoja}
        isBusy={ocupado}
        isOpen={conColumnas}
        onOpen={setConColumnas}
      />
      {hoja.way !== undefined && (
        <Grid gap="lg xl" min="16rem" even>
          <AjustarSaldos
            ajustes={hoja.said}
            signo={leido?.signo ?? null}
            onAjustar={(ajuste) => hoja.rehearse({ said: ajuste })}
          />
        </Grid>
      )}
      {hoja.isRehearsing && <SkeletonRows filas={2} etiqueta="Leyendo el balance" />}
      {leido !== undefined && <Note>{loLeido(leido)}</Note>}
    </>
  );
}

/** How much was read and what was left out: a sheet lists accounts that only add others up, too. */
function loLeido({ saldos, sinSaldo, deMayor }: SaldosDeHoja): string {
  const contar = (cuantos: number, uno: string, varios: string) =>
    cuantos === 1 ? `1 ${uno}` : `${formatearEntero(cuantos)} ${varios}`;
  const fuera = [
    ...(deMayor > 0 ? [contar(deMayor, 'cuenta de mayor', 'cuentas de mayor')] : []),
    ...(sinSaldo > 0 ? [contar(sinSaldo, 'fila sin saldo', 'filas sin saldo')] : []),
  ];
  const leidos = `${saldos.length === 1 ? 'Se leyó' : 'Se leyeron'} ${contar(saldos.length, 'saldo', 'saldos')}.`;
  return fuera.length === 0 ? leidos : `${leidos} Sin contar ${fuera.join(' ni ')}.`;
}
