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
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
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
        <DataTable
          label="Primeras partidas"
          columns={deMuestra}
          rows={muestra}
          rowKey={({ linea }) => String(linea)}
        />
      </Section>
    </Stack>
  );
}

interface SumasProps {
  readonly sumas: readonly SumaDeLote[];
  /** Inside of a card: its title stands in line with the rest. */
  readonly inCard?: boolean;
}

export function Sumas({ sumas, inCard = false }: SumasProps) {
  const total = {
    agencia: 'Total',
    mes: '',
    partidas: sumas.reduce((suma, una) => suma + una.partidas, 0),
    debe: sumar(sumas.map(({ debe }) => debe)),
    haber: sumar(sumas.map(({ haber }) => haber)),
  };
  return (
    <Section
      title={
        inCard ? (
          <Box as="span" pad="none xl">
            Totales
          </Box>
        ) : (
          'Totales'
        )
      }
      level={3}
      size="sm"
      gap="none"
    >
      <DataTable
        label="Totales por agencia y mes"
        columns={deSumas}
        rows={[...sumas, total]}
        rowKey={({ agencia, mes }) => `${agencia} ${mes}`}
      />
    </Section>
  );
}

const deSumas: readonly Column<SumaDeLote>[] = [
  { title: 'Agencia', kind: 'main', cell: ({ agencia }) => agencia },
  { title: 'Mes', kind: 'code', cell: ({ mes }) => nombreDeMes(mes) },
  { title: 'Partidas', kind: 'number', cell: ({ partidas }) => formatearEntero(partidas) },
  { title: 'Debe (Q)', kind: 'number', cell: ({ debe }) => formatearMonto(debe) },
  { title: 'Haber (Q)', kind: 'number', cell: ({ haber }) => formatearMonto(haber) },
];

const deMuestra: readonly Column<PartidaDeMuestra>[] = [
  { title: 'Línea', kind: 'number', cell: ({ linea }) => formatearEntero(linea) },
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    title: 'Concepto',
    kind: 'main',
    cell: ({ concepto, cantidadLineas, aprobacion }) => (
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
  { title: 'Monto', kind: 'number', cell: ({ total }) => formatearMonto(total) },
];

type Fila = BalanzaDelEnsayo['cuentas'][number];

const PRIMERA: Paging = { page: 1, perPage: 25 };

/**
 * What each account holds in those agencias, what comes, and what it would hold. Folded, for whoever wants to compare it with the one of the
 * other program.
 */
export function Balanza({ balanza }: { readonly balanza: BalanzaDelEnsayo }) {
  const [abierta, setAbierta] = useState(false);
  const [pedida, setPedida] = useState(PRIMERA);
  const { elements: elementos, page: pagina, last: ultima } = slicePage(balanza.cuentas, pedida);
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
          <DataTable
            label="Balanza que resultaría"
            columns={deBalanza}
            rows={[...elementos, ...(pagina === ultima ? [totalDe(balanza)] : [])]}
            rowKey={({ idCuenta }) => idCuenta}
          />
          {balanza.cuentas.length > PRIMERA.perPage && (
            <Pagination
              page={pagina}
              last={ultima}
              perPage={pedida.perPage}
              total={balanza.cuentas.length}
              onChange={setPedida}
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

const deBalanza: readonly Column<Fila>[] = [
  {
    title: 'Cuenta',
    kind: 'main',
    cell: ({ idCuenta, nombreCuenta }) => (idCuenta === '' ? nombreCuenta : `${idCuenta} ${nombreCuenta}`),
  },
  { title: 'Antes', kind: 'number', cell: ({ antes }) => formatearSaldo(antes) },
  { title: 'Debe (Q)', kind: 'number', cell: ({ debe }) => formatearMonto(debe) },
  { title: 'Haber (Q)', kind: 'number', cell: ({ haber }) => formatearMonto(haber) },
  { title: 'Después', kind: 'number', cell: ({ despues }) => formatearSaldo(despues) },
];
