// The schedules: what each pays, when it comes next, and what can be done with it.
import {
  eliminarProgramacion,
  nombresDeFrecuencia,
  type Programacion,
  pausarProgramacion,
} from '@cuadra/contract/ahorros/programaciones';
import { estadosDeCorrida } from '@cuadra/core/ahorros/corrida';
import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { ultimoDiaDe } from '#ahorros/intereses/periodo-escrito.ts';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { refrescar } from './consultas.ts';
import { useDireccion } from './direccion.ts';
import classes from './programaciones.module.css';

interface ListaDeProgramacionesProps {
  readonly programaciones: readonly Programacion[];
  /** Whether whoever looks changes them. */
  readonly programa: boolean;
}

export function ListaDeProgramaciones({ programaciones, programa }: ListaDeProgramacionesProps) {
  const accion = useAction(refrescar);
  const acciones: CardColumn<Programacion> = {
    titulo: 'Acciones',
    clase: 'acciones',
    celda: (una) => <Acciones programacion={una} accion={accion} />,
  };
  return (
    <>
      {accion.mensaje !== undefined && (
        <div className={classes.aviso}>
          <FormNotice tono="error" texto={accion.mensaje} />
        </div>
      )}
      <CardTable
        etiqueta="Programaciones"
        columnas={programa ? [...columnas, acciones] : columnas}
        filas={programaciones}
        clave={({ id }) => id}
      />
    </>
  );
}

const columnas: readonly CardColumn<Programacion>[] = [
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombre }) => nombre },
  {
    titulo: 'Paga',
    celda: ({ productos, agencias }) =>
      `${productos.map(({ codigo }) => codigo).join(', ')}, ${agenciasDichas(agencias)}`,
  },
  { titulo: 'Cuándo', celda: ({ frecuencia }) => nombresDeFrecuencia[frecuencia] },
  { titulo: 'Fin del próximo período', clase: 'cifras', celda: ({ proximoFin }) => formatDate(proximoFin) },
  {
    titulo: 'Se calcula',
    clase: 'cifras',
    celda: ({ proximaVez }) => (proximaVez === null ? '' : formatInstant(proximaVez)),
  },
  { titulo: 'Responsable', celda: ({ responsable }) => responsable.nombre },
  { titulo: 'Última corrida', celda: ({ ultima }) => ultima !== null && <Ultima ultima={ultima} /> },
  {
    titulo: 'Estado',
    celda: ({ pausada }) => <StateDot encendido={!pausada} texto={pausada ? 'En pausa' : 'Activa'} />,
  },
];

function agenciasDichas(agencias: Programacion['agencias']): string {
  if (agencias === null) return 'todas las agencias';
  return `${agencias.length === 1 ? 'agencia' : 'agencias'} ${agencias.join(', ')}`;
}

function Ultima({ ultima }: { readonly ultima: NonNullable<Programacion['ultima']> }) {
  const estado = estadosDeCorrida.find((uno) => uno === ultima.estado);
  return (
    <span className={classes.ultima}>
      <Link to="/ahorros/corridas/$id" params={{ id: String(ultima.id) }}>
        {formatDate(ultimoDiaDe(ultima))}
      </Link>
      {estado !== undefined && <EstadoDeCorridaVisto estado={estado} />}
    </span>
  );
}

interface AccionesProps {
  readonly programacion: Programacion;
  readonly accion: ReturnType<typeof useAction>;
}

function Acciones({ programacion, accion: { hacer, ocupado } }: AccionesProps) {
  const { push } = useDireccion();
  const confirmar = useConfirm();
  const { id, nombre, pausada, version } = programacion;
  const eliminar = async () => {
    const si = await confirmar({
      titulo: 'Eliminar la programación',
      texto: `«${nombre}» deja de preparar corridas. Las que ya hizo se quedan.`,
      accion: 'Eliminar',
      peligro: true,
    });
    if (si) await hacer(() => call(eliminarProgramacion, { params: { id } }));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={30} aria-label={`Acciones de ${nombre}`} disabled={ocupado}>
          <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => push({ programacion: id })}>Editar</Menu.Item>
        <Menu.Item
          onClick={() =>
            void hacer(() =>
              call(pausarProgramacion, { params: { id }, body: { pausada: !pausada, version } }),
            )
          }
        >
          {pausada ? 'Reanudar' : 'Pausar'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => void eliminar()}>
          Eliminar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
