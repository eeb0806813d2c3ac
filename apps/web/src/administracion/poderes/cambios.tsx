// The changes of powers of one list, the latest first, with what whoever looks may do with each.
import {
  aprobarCambio,
  type CambioDePoder,
  detenerCambio,
  listarCambios,
  type Resolucion,
  rechazarCambio,
  retirarCambio,
  type VistaDeCambios,
} from '@cuadra/contract/administracion/poderes';
import { KeyIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { nombresDeEstado, nombresDeResolucion, queEspera, quienResolvio } from './en-palabras.ts';

const TITULOS: Readonly<Record<VistaDeCambios, string>> = {
  pendientes: 'Cambios por aprobar',
  resueltos: 'Cambios resueltos',
  'puesta-en-marcha': 'Otorgados durante la puesta en marcha',
};

export function Cambios({ vista }: { readonly vista: VistaDeCambios }) {
  const lista = useRef<HTMLElement>(null);
  const consulta = useQuery(queryOf(listarCambios, { query: { vista } }));
  useFocoTrasResolver(lista, consulta.data?.length ?? 0);
  return (
    <Box
      as="section"
      ref={lista}
      surface="card"
      clip
      tabIndex={-1}
      style={SIN_CONTORNO}
      aria-label={TITULOS[vista]}
    >
      <Loaded query={consulta} rows={4} label="Cargando los cambios de poderes">
        {(cambios) =>
          cambios.length === 0 ? (
            <EmptyState icon={KeyIcon} {...VACIOS[vista]} />
          ) : (
            <DataTable
              label={TITULOS[vista]}
              columns={COLUMNAS[vista]}
              rows={cambios}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </Box>
  );
}

/** It takes the keyboard only to keep its place. */
const SIN_CONTORNO = { outline: 'none' } as const;

/** When a row goes away with the button or the dialog that had the focus, the list takes it. */
function useFocoTrasResolver(lista: RefObject<HTMLElement | null>, filas: number): void {
  const antes = useRef(filas);
  useEffect(() => {
    const seFueUna = filas < antes.current;
    antes.current = filas;
    if (!seFueUna) return;
    // After the dialog of that row has given the focus back to a button that is no longer there.
    const cuadro = requestAnimationFrame(() => {
      if (document.activeElement === document.body) lista.current?.focus();
    });
    return () => cancelAnimationFrame(cuadro);
  }, [filas, lista]);
}

const VACIOS: Readonly<Record<VistaDeCambios, { title: string; text: string }>> = {
  pendientes: {
    title: 'Nada espera aprobación',
    text: 'Cuando un administrador pida dar un rol que mueve o aprueba dinero, cambiar los límites o exigir menos, aparecerá aquí.',
  },
  resueltos: {
    title: 'Todavía no se ha resuelto ningún cambio',
    text: 'Aquí queda cada cambio aprobado, rechazado, detenido o retirado, y por quién.',
  },
  'puesta-en-marcha': {
    title: 'Nada se otorgó durante la puesta en marcha',
    text: 'Lo que se otorga antes de firmarla vale en el acto y queda en esta lista.',
  },
};

type Columna = Column<CambioDePoder>;

const ANCHO = '11rem';

const cambio: Columna = { title: 'Cambio', kind: 'main', cell: ({ descripcion }) => descripcion };
const pide: Columna = {
  title: 'Lo pide',
  width: ANCHO,
  cell: ({ pedidoPor, pedidoEn }) => <Quien nombre={pedidoPor.nombre} instante={pedidoEn} />,
};
const espera: Columna = { title: 'Espera', width: ANCHO, cell: queEspera };
const respuesta: Columna = {
  title: 'Respuesta',
  kind: 'actions',
  cell: (fila) => <Resoluciones cambio={fila} />,
};
const estado: Columna = {
  title: 'Estado',
  width: ANCHO,
  cell: ({ estado: suyo, motivo }) => (
    <span>
      {nombresDeEstado[suyo]}
      {motivo !== null && <Detalle>{motivo}</Detalle>}
    </span>
  ),
};
const resuelve: Columna = {
  title: 'Lo resuelve',
  width: ANCHO,
  cell: (fila) => <Quien nombre={quienResolvio(fila)} instante={fila.resueltoEn} />,
};

const COLUMNAS: Readonly<Record<VistaDeCambios, readonly Columna[]>> = {
  pendientes: [cambio, pide, espera, respuesta],
  resueltos: [cambio, pide, estado, resuelve],
  'puesta-en-marcha': [cambio, { ...pide, title: 'Lo otorga' }],
};

function Quien({ nombre, instante }: { readonly nombre: string; readonly instante: string | null }) {
  return (
    <span>
      {nombre}
      {instante !== null && <Detalle>{formatInstant(instante)}</Detalle>}
    </span>
  );
}

const Detalle = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="sm" muted figures block>
    {children}
  </Text>
);

interface DeCambio {
  readonly cambio: CambioDePoder;
}

/** What whoever looks may do with one that waits. Saying no takes a reason, which the others read. */
function Resoluciones({ cambio: suyo }: DeCambio) {
  const [negando, setNegando] = useState<keyof typeof NEGATIVAS>();
  const { ocupado, mensaje, preguntarYResolver } = usePregunta(suyo);
  const elegir = (como: Resolucion) =>
    como === 'rechazar' || como === 'detener' ? setNegando(como) : void preguntarYResolver(como);
  if (suyo.puede.length === 0) return null;
  return (
    <Row as="span" inline gap="xs">
      {suyo.puede.map((como) => (
        <Button
          key={como}
          size="compact-sm"
          loading={ocupado}
          aria-label={`${nombresDeResolucion[como]}: ${suyo.descripcion}`}
          onClick={() => elegir(como)}
          {...(como === 'aprobar' ? { variant: 'default' } : { variant: 'subtle', color: 'red' })}
        >
          <Text as="span" tone={como === 'aprobar' ? undefined : 'error'}>
            {nombresDeResolucion[como]}
          </Text>
        </Button>
      ))}
      {mensaje !== undefined && (
        <Text as="span" role="alert" basis="100%" size="sm" tone="error">
          {mensaje}
        </Text>
      )}
      {negando !== undefined && (
        <ReasonDialog
          title={`${nombresDeResolucion[negando]} el cambio`}
          lead={suyo.descripcion}
          description="Lo leen quien lo pidió y a quien concierne."
          submit={nombresDeResolucion[negando]}
          danger
          run={(motivo) =>
            yPreguntar(call(NEGATIVAS[negando].orden, { params: { id: suyo.id }, body: { motivo } }))
          }
          done={NEGATIVAS[negando].hecho}
          onClose={() => setNegando(undefined)}
        />
      )}
    </Row>
  );
}

const NEGATIVAS = {
  rechazar: { orden: rechazarCambio, hecho: 'Cambio rechazado.' },
  detener: { orden: detenerCambio, hecho: 'Cambio detenido.' },
} as const;

function usePregunta({ id, descripcion }: CambioDePoder) {
  const confirmar = useConfirm();
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescar);
  const preguntarYResolver = async (como: keyof typeof PREGUNTAS) => {
    const { orden, hecho, ...pregunta } = PREGUNTAS[como];
    if (!(await confirmar({ ...pregunta, text: descripcion }))) return;
    if (await hacer(() => call(orden, { params: { id } }))) void notify(hecho);
  };
  return { ocupado, mensaje, preguntarYResolver };
}

const PREGUNTAS = {
  aprobar: {
    ...{ title: 'Aprobar el cambio', action: 'Aprobar' },
    ...{ orden: aprobarCambio, hecho: 'Cambio aprobado: vale desde ahora.' },
  },
  retirar: {
    ...{ title: 'Retirar el cambio', action: 'Retirar', danger: true },
    ...{ orden: retirarCambio, hecho: 'Cambio retirado.' },
  },
} as const;

const refrescar = () => queryClient.invalidateQueries({ queryKey: [listarCambios.path] });

/** Whatever came of it, what waits is asked again: a refusal often means that somebody else was first. */
async function yPreguntar<T>(respuesta: Promise<T>): Promise<T> {
  try {
    return await respuesta;
  } finally {
    await refrescar();
  }
}
