// A count that was kept, for reading: each medium against the books, what was found of each denomination, cheques, vales
// and, beside, dollars.
//
//   <ArqueoVisto arqueo={arqueo} />
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import {
  diferenciaPorMedio,
  type MedioDeCaja,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  type PorMedio,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import {
  denominaciones,
  dolares,
  enQuetzales,
  piezasDe,
  valorDeConteo,
  valorDeDolares,
} from '@cuadra/core/cajas/denominaciones';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { decirTasa } from '../administracion/tasa.ts';

export function ArqueoVisto({ arqueo }: { readonly arqueo: Arqueo }) {
  return (
    <Stack gap="lg" size="sm">
      <Medios arqueo={arqueo} />
      <Denominaciones arqueo={arqueo} />
      <Documentos arqueo={arqueo} />
      <Dolares arqueo={arqueo} />
    </Stack>
  );
}

interface Props {
  readonly arqueo: Arqueo;
}

/** What the books said is not told to whoever must not know it yet. */
function Medios({ arqueo: { contado, libro, total, diferencia } }: Props) {
  const conAlgo = mediosDeCaja.filter(
    (medio) => medio === 'efectivo' || contado[medio] !== 0 || (libro?.[medio] ?? 0) !== 0,
  );
  return (
    <DataTable
      label="Contado por medio"
      density="tight"
      narrow="keep"
      rows={conAlgo}
      rowKey={(medio) => medio}
      columns={[
        { title: 'Medio', rowHeader: true, cell: (medio) => nombresDeMedioDeCaja[medio] },
        {
          title: 'Contado (Q)',
          kind: 'number',
          cell: (medio) => formatearMonto(contado[medio]),
          total: formatearMonto(total),
        },
        ...(libro === null ? [] : deLibros(libro, contado, diferencia)),
      ]}
    />
  );
}

function deLibros(
  libro: PorMedio,
  contado: PorMedio,
  diferencia: Centavos | null,
): readonly Column<MedioDeCaja>[] {
  const porMedio = diferenciaPorMedio(contado, libro);
  return [
    {
      title: 'Libro (Q)',
      kind: 'number',
      cell: (medio) => formatearMonto(libro[medio]),
      total: formatearMonto(totalPorMedio(libro)),
    },
    { title: 'Diferencia (Q)', kind: 'amount', cell: (medio) => porMedio[medio], total: diferencia },
  ];
}

function Denominaciones({ arqueo: { conteo } }: Props) {
  const contadas = denominaciones.filter(({ clave }) => piezasDe(conteo[clave]) > 0);
  if (contadas.length === 0) return <Text muted>No se contó efectivo.</Text>;
  return (
    <DataTable
      label="Denominaciones contadas"
      density="tight"
      narrow="keep"
      rows={contadas}
      rowKey={({ clave }) => clave}
      columns={[
        {
          title: 'Denominación',
          rowHeader: true,
          cell: ({ nombre, clase }) => (
            <>
              {nombre}{' '}
              {clase === 'moneda' && (
                <Text as="small" size="xs" muted>
                  moneda
                </Text>
              )}
            </>
          ),
        },
        { title: 'Fajos', kind: 'number', cell: ({ clave }) => cuantas(conteo[clave]?.fajos) },
        { title: 'Sueltas', kind: 'number', cell: ({ clave }) => cuantas(conteo[clave]?.sueltas) },
        { title: 'Deterioradas', kind: 'number', cell: ({ clave }) => cuantas(conteo[clave]?.deterioradas) },
        {
          title: 'Valor (Q)',
          kind: 'number',
          cell: ({ clave }) => formatearMonto(valorDeConteo({ [clave]: conteo[clave] })),
        },
      ]}
    />
  );
}

const cuantas = (piezas = 0): string => (piezas === 0 ? '–' : formatearEntero(piezas));

function Documentos({ arqueo: { cheques, vales } }: Props) {
  const documentos = [
    ...cheques.map(({ banco, numero, monto }) => ({ texto: `Cheque ${numero}, ${banco}`, monto })),
    ...vales.map(({ concepto, monto }) => ({ texto: `Vale: ${concepto}`, monto })),
  ];
  if (documentos.length === 0) return null;
  // Two of them may say the same: they are told apart by their places, which do not change.
  const enSuLugar = documentos.map((documento, n) => ({ ...documento, lugar: String(n) }));
  return <Stack as="ul">{enSuLugar.map(renglon)}</Stack>;
}

interface EnSuLugar {
  readonly lugar: string;
  readonly texto: string;
  readonly monto: Centavos;
}

const renglon = ({ lugar, texto, monto }: EnSuLugar) => (
  <Row key={lugar} as="li" oneLine justify="between" align="baseline" gap="lg">
    <span>{texto}</span>
    <span className="cifras">{formatearMonto(monto)}</span>
  </Row>
);

/** A memo: they are in no total. */
function Dolares({ arqueo: { dolares: contados, tasaDolar } }: Props) {
  const valor = valorDeDolares(contados);
  if (valor === 0) return null;
  const piezas = dolares
    .filter(({ clave }) => (contados[clave] ?? 0) > 0)
    .map(({ clave, nombre }) => `${contados[clave]} de ${nombre.replace(' ', '\u00a0')}`);
  return (
    <Text muted>
      Dólares, fuera del total: US$&nbsp;{formatearMonto(centavos(valor))} ({piezas.join(', ')}), a{' '}
      {decirTasa(tasaDolar)} son {formatearQuetzales(enQuetzales(valor, tasaDolar))}.
    </Text>
  );
}
