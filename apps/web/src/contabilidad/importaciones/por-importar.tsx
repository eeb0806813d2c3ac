// What the sheet adds up to, by agencia and month, its first partidas as they will be, and the trial balance that would result.
import type { BalanzaDelEnsayo } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import type {
  PartidaDeMuestra,
  ResultadoDeLote,
  SumaDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { sumar } from '@cuadra/core/dinero';
import { useState } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { type Paging, slicePage } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './importar-partidas.module.css';
import { contarPartidas, nombreDeMes } from './nombres.ts';

export function PorImportar({ resultado }: { readonly resultado: ResultadoDeLote }) {
  const { sumas, muestra, partidas } = resultado;
  return (
    <Stack gap="xl">
      <Sumas sumas={sumas} />
      <Section
        title={
          partidas > muestra.length
            ? `Las primeras ${muestra.length} de ${contarPartidas(partidas)}`
            : 'Las partidas, como quedarán'
        }
        level={3}
        size="sm"
        gap="none"
      >
        <CardTable
          etiqueta="Primeras partidas"
          columnas={deMuestra}
          filas={muestra}
          clave={({ linea }) => String(linea)}
        />
      </Section>
    </Stack>
  );
}

export function Sumas({ sumas }: { readonly sumas: readonly SumaDeLote[] }) {
  const total = {
    agencia: 'Total',
    mes: '',
    partidas: sumas.reduce((suma, una) => suma + una.partidas, 0),
    debe: sumar(sumas.map(({ debe }) => debe)),
    haber: sumar(sumas.map(({ haber }) => haber)),
  };
  return (
    <Section title="Totales" level={3} size="sm" gap="none">
      <CardTable
        etiqueta="Totales por agencia y mes"
        columnas={deSumas}
        filas={[...sumas, total]}
        clave={({ agencia, mes }) => `${agencia} ${mes}`}
      />
    </Section>
  );
}

const deSumas: readonly CardColumn<SumaDeLote>[] = [
  { titulo: 'Agencia', clase: 'principal', celda: ({ agencia }) => agencia },
  { titulo: 'Mes', clase: 'cifras', celda: ({ mes }) => nombreDeMes(mes) },
  { titulo: 'Partidas', clase: 'numero', celda: ({ partidas }) => formatearEntero(partidas) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
];

const deMuestra: readonly CardColumn<PartidaDeMuestra>[] = [
  { titulo: 'Línea', clase: 'numero', celda: ({ linea }) => formatearEntero(linea) },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Concepto',
    clase: 'principal',
    celda: ({ concepto, cantidadLineas, aprobacion }) => (
      <>
        {concepto}
        <Text as="span" size="sm" muted>
          {' '}
          · {cantidadLineas === 1 ? '1 línea' : `${formatearEntero(cantidadLineas)} líneas`}
          {aprobacion !== null && ' · irá a revisión'}
        </Text>
      </>
    ),
  },
  { titulo: 'Monto', clase: 'numero', celda: ({ total }) => formatearMonto(total) },
];

type Fila = BalanzaDelEnsayo['cuentas'][number];

const PRIMERA: Paging = { pagina: 1, porPagina: 25 };

/**
 * What each account holds in those agencias, what comes, and what it would hold. Folded, for whoever wants to compare it with the one of the
 * other program.
 */
export function Balanza({ balanza }: { readonly balanza: BalanzaDelEnsayo }) {
  const [abierta, setAbierta] = useState(false);
  const [pedida, setPedida] = useState(PRIMERA);
  const { elementos, pagina, ultima } = slicePage(balanza.cuentas, pedida);
  return (
    <details
      className={classes.balanza}
      open={abierta}
      onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}
    >
      <summary>
        <Text as="span" size="sm" weight="bold">
          Balanza de comprobación que resultaría
        </Text>
      </summary>
      {abierta && (
        <>
          <CardTable
            etiqueta="Balanza que resultaría"
            columnas={deBalanza}
            filas={[...elementos, ...(pagina === ultima ? [totalDe(balanza)] : [])]}
            clave={({ idCuenta }) => idCuenta}
          />
          {balanza.cuentas.length > PRIMERA.porPagina && (
            <Pagination
              pagina={pagina}
              ultima={ultima}
              porPagina={pedida.porPagina}
              total={balanza.cuentas.length}
              onCambio={setPedida}
            />
          )}
        </>
      )}
    </details>
  );
}

/** Before and after, what the debtor accounts add up to: the creditor ones add up to the same. */
const totalDe = ({ total }: BalanzaDelEnsayo): Fila => ({
  idCuenta: '',
  nombreCuenta: 'Total de saldos deudores, igual al de acreedores',
  ...total,
});

const deBalanza: readonly CardColumn<Fila>[] = [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: ({ idCuenta, nombreCuenta }) => (idCuenta === '' ? nombreCuenta : `${idCuenta} ${nombreCuenta}`),
  },
  { titulo: 'Antes', clase: 'numero', celda: ({ antes }) => formatearSaldo(antes) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
  { titulo: 'Después', clase: 'numero', celda: ({ despues }) => formatearSaldo(despues) },
];
