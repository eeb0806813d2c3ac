// The partidas of a run: as they will be before it is applied, as they are in the books after it.

import type { verPartidasDeCorrida } from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { enMonto } from '#ahorros/intereses/cifras.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

type Partida = ResponseOf<typeof verPartidasDeCorrida>['partidas'][number];

export function Contabilidad({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.partidas(corrida));
  return (
    <Loaded query={consulta} rows={8} label="Cargando las partidas">
      {({ partidas, total }) =>
        partidas.length === 0 ? (
          <EmptyState title="Nada que contabilizar" text="La corrida no paga intereses a ninguna cuenta." />
        ) : (
          <Stack gap="lg">
            <Note pad="md xl">{comoEstan(partidas, total)}</Note>
            {partidas.map((partida, i) => (
              <UnaPartida key={partida.id ?? `por hacer ${i}`} partida={partida} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function comoEstan(partidas: readonly Partida[], total: number): string {
  const una = total === 1;
  const cuantas = una ? 'Una partida' : `${formatearEntero(total)} partidas`;
  const hechas = partidas.every(({ id }) => id !== null);
  const porHacer = una
    ? 'que se hará al aplicarla; todavía no existe'
    : 'que se harán al aplicarla; todavía no existen';
  const como = hechas ? 'en los libros' : porHacer;
  return total > partidas.length
    ? `${cuantas} ${como}. Se muestran ${formatearEntero(partidas.length)}, sumadas por producto y agencia.`
    : `${cuantas} ${como}.`;
}

type Linea = Partida['lineas'][number];

function UnaPartida({ partida }: { readonly partida: Partida }) {
  const { id, numero, fecha, agencia, concepto, lineas } = partida;
  const suma = (lado: 'debe' | 'haber') => enMonto(lineas.reduce((hasta, linea) => hasta + linea[lado], 0));
  const columnas: readonly Column<Linea>[] = [
    {
      title: 'Cuenta',
      rowHeader: true,
      cell: ({ idCuenta, nombreCuenta }) => (
        <>
          <span className="cifras">{idCuenta}</span> {nombreCuenta}
        </>
      ),
      total: 'Total',
    },
    { title: 'Concepto', cell: (linea) => linea.concepto ?? '' },
    {
      title: 'Debe (Q)',
      kind: 'number',
      cell: ({ debe }) => (debe === 0 ? '' : enMonto(debe)),
      total: suma('debe'),
    },
    {
      title: 'Haber (Q)',
      kind: 'number',
      cell: ({ haber }) => (haber === 0 ? '' : enMonto(haber)),
      total: suma('haber'),
    },
  ];
  return (
    <Section
      card
      max="64rem"
      title={`${numero === null ? 'Partida por hacer' : `Partida ${numero}`}, ${formatDate(fecha)}, agencia ${agencia}`}
      actions={
        id !== null && (
          <Link to="/contabilidad/ver-partidas" search={{ partida: id }}>
            Ver en los libros
          </Link>
        )
      }
    >
      <Note pad="md xl">{concepto}</Note>
      <DataTable
        narrow="stack"
        label={`Líneas de la partida de ${concepto}`}
        columns={columnas}
        rows={lineas}
        rowKey={({ idCuenta, debe, haber }) => `${idCuenta} ${debe} ${haber}`}
      />
    </Section>
  );
}
