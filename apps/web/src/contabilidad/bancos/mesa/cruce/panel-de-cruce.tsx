// With what a line is matched, who said so, when and why; and the way to undo it.
import type { Cruce } from '@cuadra/contract/contabilidad/bancos/cruces';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { enlaceDePartida } from '#contabilidad/bancos/enlaces.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import type { Renglon } from '../datos/renglon.ts';
import type { PartidaHecha } from '../ordenes/hechos.ts';
import classes from './panel-de-cruce.module.css';

interface PanelDeCruceProps {
  readonly renglon: Renglon;
  readonly puede: boolean;
  readonly ocupado: boolean;
  readonly enfocar: boolean;
  readonly onDeshacer: (cruce: Cruce) => void;
  readonly onRevertir: (partidas: readonly PartidaHecha[]) => void;
  readonly onClose: () => void;
}

export function PanelDeCruce(props: PanelDeCruceProps) {
  const { renglon, enfocar, onClose } = props;
  const { id, lado, texto, fecha, monto } = renglon;
  const cruces = useQuery(consultas.cruces(lado === 'banco' ? { linea: id } : { movimiento: id }));
  return (
    <SidePanel etiqueta={`Cruce de ${texto}`} enfocar={enfocar} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <p className={classes.datos}>
            {formatDate(fecha)} · {formatearQuetzales(monto)}
          </p>
          <h2 className={classes.titulo}>{texto}</h2>
        </PanelHeader>
        <Loaded consulta={cruces} filas={4} etiqueta="Cargando el cruce">
          {(suyos) =>
            suyos.length === 0 ? (
              <p className={classes.datos}>Ya no está cruzada.</p>
            ) : (
              suyos.map((cruce) => <UnCruce key={cruce.id} cruce={cruce} {...props} />)
            )
          }
        </Loaded>
      </div>
    </SidePanel>
  );
}

const CLASES: Readonly<Record<Cruce['clase'], string>> = {
  automatico: 'Cruce automático',
  sugerido: 'Sugerencia aceptada',
  manual: 'Cruce a mano',
  partida: 'Partida registrada desde el banco',
  traslado: 'Traslado entre cuentas propias',
};

function UnCruce({
  cruce,
  puede,
  ocupado,
  onDeshacer,
  onRevertir,
}: PanelDeCruceProps & { readonly cruce: Cruce }) {
  const { clase, puntaje, razones, hechoPor, hechoEn, lineas, movimientos, firmado } = cruce;
  const partidas = clase === 'partida' || clase === 'traslado' ? partidasDe(movimientos) : [];
  return (
    <section className={classes.cruce} aria-label={CLASES[clase]}>
      <h3 className={classes.clase}>
        {CLASES[clase]}
        {puntaje !== null && <span className={classes.datos}> {puntaje} de 100</span>}
      </h3>
      <p className={classes.datos}>
        {hechoPor === null ? 'El programa' : hechoPor.nombre}, {formatInstant(hechoEn)}
      </p>
      {razones.length > 0 && (
        <ul className={classes.razones}>
          {razones.map(({ clase: tipo, texto }) => (
            <li key={`${tipo} ${texto}`}>{texto}</li>
          ))}
        </ul>
      )}
      <Partes titulo="Banco" partes={lineas} />
      <Partes titulo="Libros" partes={movimientos} />
      {firmado && <p className={classes.datos}>Es de un mes firmado: no se deshace.</p>}
      {puede && !firmado && (
        <div className={classes.acciones}>
          <Button size="compact-sm" variant="default" disabled={ocupado} onClick={() => onDeshacer(cruce)}>
            Deshacer el cruce
          </Button>
          {partidas.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={ocupado}
              onClick={() => onRevertir(partidas)}
            >
              Revertir la partida
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const partidasDe = (movimientos: Cruce['movimientos']): PartidaHecha[] =>
  movimientos.flatMap(({ partida, fecha }) =>
    partida === null ? [] : [{ id: partida.id, numero: partida.numero, fecha }],
  );

interface PartesProps {
  readonly titulo: string;
  readonly partes: Cruce['lineas'];
}

function Partes({ titulo, partes }: PartesProps) {
  if (partes.length === 0) return null;
  return (
    <DataTable
      caption={titulo}
      density="tight"
      narrow="keep"
      rows={partes}
      rowKey={({ id }) => id}
      columns={columnasDePartes}
    />
  );
}

const columnasDePartes: readonly Column<Cruce['lineas'][number]>[] = [
  { title: 'Fecha', hiddenTitle: true, kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  {
    title: 'De qué',
    hiddenTitle: true,
    cell: ({ texto, documento, partida }) => (
      <>
        {partida === null ? (
          texto
        ) : (
          <PlainLink to={enlaceDePartida(partida.id)}>{`Partida ${partida.numero}`}</PlainLink>
        )}
        {partida !== null && ` ${texto}`}
        {documento !== null && <span className={classes.datos}> {documento}</span>}
      </>
    ),
  },
  {
    title: 'Monto (Q)',
    hiddenTitle: true,
    kind: 'number',
    cell: ({ monto, total }) => (
      <>
        {formatearMonto(monto)}
        {monto !== total && <span className={classes.datos}> de {formatearMonto(total)}</span>}
      </>
    ),
  },
];
