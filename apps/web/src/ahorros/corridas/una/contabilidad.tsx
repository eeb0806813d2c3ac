// The partidas of a run: as they will be before it is applied, as they are in the books after it.
import type { verPartidasDeCorrida } from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { enMonto } from '#ahorros/intereses/cifras.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type FiguresColumn, FiguresTable } from '#ui/tables/figures-table.tsx';
import { consultas } from '../consultas.ts';
import classes from './corrida.module.css';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

type Partida = ResponseOf<typeof verPartidasDeCorrida>['partidas'][number];

export function Contabilidad({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.partidas(corrida));
  return (
    <Loaded consulta={consulta} filas={8} etiqueta="Cargando las partidas">
      {({ partidas, total }) =>
        partidas.length === 0 ? (
          <EmptyState titulo="Nada que contabilizar" texto="La corrida no paga intereses a ninguna cuenta." />
        ) : (
          <div className={classes.partes}>
            <p className={classes.nota}>{comoEstan(partidas, total)}</p>
            {partidas.map((partida, i) => (
              <UnaPartida key={partida.id ?? `por hacer ${i}`} partida={partida} />
            ))}
          </div>
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
  const columnas: readonly FiguresColumn<Linea>[] = [
    {
      titulo: 'Cuenta',
      celda: ({ idCuenta, nombreCuenta }) => (
        <>
          <span className="cifras">{idCuenta}</span> {nombreCuenta}
        </>
      ),
      total: 'Total',
    },
    { titulo: 'Concepto', clase: 'texto', celda: (linea) => linea.concepto ?? '' },
    { titulo: 'Debe (Q)', celda: ({ debe }) => (debe === 0 ? '' : enMonto(debe)), total: suma('debe') },
    { titulo: 'Haber (Q)', celda: ({ haber }) => (haber === 0 ? '' : enMonto(haber)), total: suma('haber') },
  ];
  return (
    <Card
      titulo={`${numero === null ? 'Partida por hacer' : `Partida ${numero}`}, ${formatDate(fecha)}, agencia ${agencia}`}
      accion={
        id !== null && (
          <Link to="/contabilidad/ver-partidas" search={{ partida: id }}>
            Ver en los libros
          </Link>
        )
      }
    >
      <p className={classes.nota}>{concepto}</p>
      <FiguresTable
        etiqueta={`Líneas de la partida de ${concepto}`}
        columnas={columnas}
        filas={lineas}
        clave={({ idCuenta, debe, haber }) => `${idCuenta} ${debe} ${haber}`}
      />
    </Card>
  );
}
