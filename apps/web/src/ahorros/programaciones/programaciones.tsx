// The schedules from which runs are born by themselves, and the year that is coming.

import {
  eliminarProgramacion,
  nombresDeFrecuencia,
  type Programacion,
  pausarProgramacion,
} from '@cuadra/contract/ahorros/programaciones';
import { estadosDeCorrida } from '@cuadra/core/ahorros/corrida';
import { CalendarDaysIcon, EllipsisVerticalIcon, PlusIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { ultimoDiaDe } from '#ahorros/intereses/periodo-escrito.ts';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Calendario } from './calendario/calendario.tsx';
import { consultas, refrescar } from './consultas.ts';
import { useDireccion } from './direccion.ts';
import { FormularioDeProgramacion } from './formulario.tsx';

export function Programaciones() {
  const { push } = useDireccion();
  const programa = usePermission('intereses:programar');
  const consulta = useQuery(consultas.programaciones());
  const nueva = () => push({ nueva: true });
  return (
    <Page
      title="Programaciones"
      tabs={<BarraDeSecciones />}
      actions={
        programa && (
          <Button leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />} onClick={nueva}>
            Nueva programación
          </Button>
        )
      }
    >
      <Box as="section" surface="card" aria-label="Programaciones">
        <Loaded query={consulta} rows={4} label="Cargando las programaciones">
          {({ programaciones }) =>
            programaciones.length === 0 ? (
              <EmptyState
                icon={CalendarDaysIcon}
                title="Aún no hay programaciones"
                text="Una programación prepara y calcula cada corrida en su fecha. Aprobarla sigue siendo de una persona."
                action={programa && <Button onClick={nueva}>Nueva programación</Button>}
              />
            ) : (
              <ListaDeProgramaciones programaciones={programaciones} programa={programa} />
            )
          }
        </Loaded>
      </Box>
      <Section card title="Los próximos doce meses">
        <Calendario />
      </Section>
      {programa && <Formulario programaciones={consulta.data?.programaciones} />}
    </Page>
  );
}

/** The one that the address says, once it is known. */
function Formulario({ programaciones }: { readonly programaciones: readonly Programacion[] | undefined }) {
  const { busqueda, replace } = useDireccion();
  const yo = useCurrentUser();
  const guardada = programaciones?.find(({ id }) => id === busqueda.programacion);
  if (yo === undefined || (busqueda.nueva !== true && guardada === undefined)) return null;
  return (
    <FormularioDeProgramacion
      key={guardada?.id ?? 'nueva'}
      guardada={guardada}
      yo={{ id: yo.id, nombre: yo.name }}
      onCerrar={() => replace({ programacion: undefined, nueva: undefined })}
    />
  );
}

// The schedules: what each pays, when it comes next, and what can be done with it.
interface ListaDeProgramacionesProps {
  readonly programaciones: readonly Programacion[];
  /** Whether whoever looks changes them. */
  readonly programa: boolean;
}

function ListaDeProgramaciones({ programaciones, programa }: ListaDeProgramacionesProps) {
  const accion = useAction(refrescar);
  const acciones: Column<Programacion> = {
    title: 'Acciones',
    kind: 'actions',
    cell: (una) => <Acciones programacion={una} accion={accion} />,
  };
  return (
    <>
      {accion.message !== undefined && (
        <Box pad="lg xl">
          <FormNotice tone="error" text={accion.message} />
        </Box>
      )}
      <DataTable
        label="Programaciones"
        columns={programa ? [...columnas, acciones] : columnas}
        rows={programaciones}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const columnas: readonly Column<Programacion>[] = [
  { title: 'Nombre', kind: 'main', cell: ({ nombre }) => nombre },
  {
    title: 'Paga',
    cell: ({ productos, agencias }) =>
      `${productos.map(({ codigo }) => codigo).join(', ')}, ${agenciasDichas(agencias)}`,
  },
  { title: 'Cuándo', cell: ({ frecuencia }) => nombresDeFrecuencia[frecuencia] },
  { title: 'Fin del próximo período', kind: 'code', cell: ({ proximoFin }) => formatDate(proximoFin) },
  {
    title: 'Se calcula',
    kind: 'code',
    cell: ({ proximaVez }) => (proximaVez === null ? '' : formatInstant(proximaVez)),
  },
  { title: 'Responsable', cell: ({ responsable }) => responsable.nombre },
  { title: 'Última corrida', cell: ({ ultima }) => ultima !== null && <Ultima ultima={ultima} /> },
  {
    title: 'Estado',
    cell: ({ pausada }) => <StateDot lit={!pausada} text={pausada ? 'En pausa' : 'Activa'} />,
  },
];

function agenciasDichas(agencias: Programacion['agencias']): string {
  if (agencias === null) return 'todas las agencias';
  return `${agencias.length === 1 ? 'agencia' : 'agencias'} ${agencias.join(', ')}`;
}

function Ultima({ ultima }: { readonly ultima: NonNullable<Programacion['ultima']> }) {
  const estado = estadosDeCorrida.find((uno) => uno === ultima.estado);
  return (
    <Row as="span" inline gap="none md" figures>
      <Link to="/ahorros/corridas/$id" params={{ id: String(ultima.id) }}>
        {formatDate(ultimoDiaDe(ultima))}
      </Link>
      {estado !== undefined && <EstadoDeCorridaVisto estado={estado} />}
    </Row>
  );
}

interface AccionesProps {
  readonly programacion: Programacion;
  readonly accion: ReturnType<typeof useAction>;
}

function Acciones({ programacion, accion: { run: hacer, busy: ocupado } }: AccionesProps) {
  const { push } = useDireccion();
  const confirmar = useConfirm();
  const { id, nombre, pausada, version } = programacion;
  const eliminar = async () => {
    const si = await confirmar({
      title: 'Eliminar la programación',
      text: `«${nombre}» deja de preparar corridas. Las que ya hizo se quedan.`,
      action: 'Eliminar',
      danger: true,
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
