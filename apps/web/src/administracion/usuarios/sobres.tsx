// Envelopes that were printed and not used: those that wait for a second person, and those that already work. The second person says how
// they knew who received it, and gets the key to tell them, which is shown once.
import { anularSobre, confirmarSobre, listarSobres, type Sobre } from '@cuadra/contract/acceso/invitaciones';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { refrescarSobres } from './cache.ts';
import classes from './usuarios.module.css';

/** For whoever confirms them without administering users. */
export function Page() {
  return (
    <Pagina
      title="Sobres por confirmar"
      purpose="Quien recibe un sobre se identifica ante usted; sin su confirmación el sobre no sirve."
    >
      <ListaDeSobres />
    </Pagina>
  );
}

export function ListaDeSobres() {
  const sobres = useQuery(queryOf(listarSobres));
  const [porConfirmar, setPorConfirmar] = useState<Sobre>();
  const [entregado, setEntregado] = useState<Entregado>();
  const { fallo, anular } = useAnular();
  const entrega: Column<Sobre> = {
    title: 'Entrega',
    kind: 'actions',
    cell: (sobre) => (
      <Acciones sobre={sobre} onConfirmar={() => setPorConfirmar(sobre)} onAnular={() => anular(sobre)} />
    ),
  };
  return (
    <Box as="section" surface="card" clip aria-label="Sobres por confirmar">
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      <Loaded query={sobres} rows={4} label="Cargando los sobres">
        {(todos) =>
          todos.length === 0 ? (
            <EmptyState
              title="No hay sobres pendientes"
              text="Cuando un administrador imprima el sobre de alguien, aquí se confirma a quién se entregó."
            />
          ) : (
            <DataTable label="Sobres" columns={[...datos, entrega]} rows={todos} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {porConfirmar !== undefined && (
        <Confirmacion
          sobre={porConfirmar}
          onConfirmado={setEntregado}
          onClose={() => setPorConfirmar(undefined)}
        />
      )}
      {entregado !== undefined && <Clave {...entregado} onClose={() => setEntregado(undefined)} />}
    </Box>
  );
}

const datos: readonly Column<Sobre>[] = [
  { title: 'Para', kind: 'main', cell: ({ persona }) => persona.nombre },
  { title: 'Correo', kind: 'second', cell: ({ persona }) => persona.correo },
  { title: 'Imprimió', cell: ({ impresoPor }) => impresoPor.nombre },
  { title: 'Impreso', kind: 'code', cell: ({ impresoEn }) => formatInstant(impresoEn) },
  { title: 'Vence', kind: 'code', cell: ({ venceEn }) => formatInstant(venceEn) },
];

interface AccionesProps {
  readonly sobre: Sobre;
  readonly onConfirmar: () => void;
  readonly onAnular: () => void;
}

function Acciones({ sobre, onConfirmar, onAnular }: AccionesProps) {
  const { nombre } = sobre.persona;
  return (
    <Row as="span" inline justify="end" gap="xs md">
      {sobre.puedeConfirmar ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Confirmar la entrega a ${nombre}`}
          onClick={onConfirmar}
        >
          Confirmar entrega
        </Button>
      ) : (
        <Note as="span">{situacionDe(sobre)}</Note>
      )}
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Anular el sobre de ${nombre}`}
        onClick={onAnular}
      >
        <Text as="span" tone="error">
          Anular
        </Text>
      </Button>
    </Row>
  );
}

function situacionDe({ estado, exenta, confirmadoPor }: Sobre): string {
  if (exenta) return 'Sin confirmación: es la primera persona que entra';
  if (estado === 'lista') return `Confirmó ${confirmadoPor?.nombre ?? ''}`;
  return 'Lo confirma otra persona';
}

function useAnular() {
  const confirmar = useConfirm();
  const [fallo, setFallo] = useState<string>();
  const anular = useMutation({
    mutationFn: ({ id }: Sobre) => call(anularSobre, { params: { id } }),
    onMutate: () => setFallo(undefined),
    onError: (error) => setFallo(messageOf(error)),
    onSettled: () => refrescarSobres(),
  });
  const preguntar = async (sobre: Sobre) => {
    const acepta = await confirmar({
      title: 'Anular el sobre',
      text: `El sobre de ${sobre.persona.nombre} deja de servir. Si lo necesita, un administrador le imprime otro.`,
      action: 'Anular',
      danger: true,
    });
    if (acepta) anular.mutate(sobre);
  };
  return { fallo, anular: (sobre: Sobre) => void preguntar(sobre) };
}

interface Entregado {
  readonly nombre: string;
  readonly clave: string;
}

interface ConfirmacionProps {
  readonly sobre: Sobre;
  readonly onConfirmado: (entregado: Entregado) => void;
  readonly onClose: () => void;
}

function Confirmacion({ sobre: { id, persona }, onConfirmado, onClose }: ConfirmacionProps) {
  const { nombre, correo } = persona;
  const order = useOrder(confirmarSobre, {
    params: { id },
    initial: { identificacion: '' },
    refresh: refrescarSobres,
    onDone: ({ clave }) => onConfirmado({ nombre, clave }),
  });
  return (
    <OrderDialog
      title={`Confirmar la entrega a ${nombre}`}
      order={order}
      submit="Confirmar entrega"
      onClose={onClose}
    >
      <Lead>
        Confirme solo si tiene delante a {nombre} ({correo}) con su sobre cerrado. Su nombre queda en la
        bitácora.
      </Lead>
      <TextField
        name="identificacion"
        label="Cómo la identificó"
        description="Número de DPI, o de dónde la conoce."
        maxLength={200}
      />
    </OrderDialog>
  );
}

function Clave({ nombre, clave, onClose }: Entregado & { readonly onClose: () => void }) {
  return (
    <FormDialog title="Entrega confirmada" onClose={onClose}>
      <Stack gap="lg">
        <Text muted breaks>
          Dígale esta clave a {nombre}, y a nadie más. Con ella y el código de su sobre pondrá su contraseña.
          No se mostrará otra vez.
        </Text>
        <Text
          as="output"
          aria-label="Clave de entrega"
          surface="box"
          pad="lg"
          size="3xl"
          weight="bold"
          figures
          textAlign="center"
          className={classes.clave}
        >
          {clave}
        </Text>
        <div>
          <Button onClick={onClose} data-autofocus>
            Ya se la dije
          </Button>
        </div>
      </Stack>
    </FormDialog>
  );
}
