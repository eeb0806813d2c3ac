// One caja in a panel at the side: new, or known with its cajeros. Its code, its agencia and its account are chosen once: receipts
// and books carry them. How much is done at it without another person is the policy's.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import {
  type AsignacionDeCaja,
  asignarCajero,
  type Caja,
  cajaNueva,
  crearCaja,
  editarCaja,
  listarCajeros,
  terminarAsignacion,
} from '@cuadra/contract/contabilidad/cajas/cajas';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { Button, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { AccountField, BoundField, DateField, SelectField, TextField } from '#ui/order/fields.tsx';
import { type Order, useOrder } from '#ui/order/use-order.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Note, Text, Title } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, refrescarCajas, useAccion } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';

interface PanelDeCajaProps {
  readonly creando: boolean;
  readonly alTerminarDeCrear: () => void;
  readonly seEdita: boolean;
}

export function PanelDeCaja({ creando, alTerminarDeCrear, seEdita }: PanelDeCajaProps) {
  const { busqueda, replace } = useDireccion();
  const { data: cajas } = useQuery(consultas.cajas());
  const caja = cajas?.find(({ id }) => id === busqueda.caja);
  const cerrar = () => {
    alTerminarDeCrear();
    replace({ caja: undefined });
  };
  return (
    <EditDrawer
      opened={creando || busqueda.caja !== undefined}
      title={creando ? 'Nueva caja' : 'Caja'}
      subtitle={creando ? undefined : caja && `${caja.codigo} ${caja.nombre}, ${caja.nombreAgencia}`}
      onClose={cerrar}
    >
      {creando && <CajaNueva onCerrar={cerrar} />}
      {!creando && caja !== undefined && (
        <>
          <Asignaciones caja={caja} seEdita={seEdita} />
          <Box line="above" pad="md none" roomAbove="xl" />
          {seEdita ? (
            <CajaConocida key={caja.version} caja={caja} onCerrar={cerrar} />
          ) : (
            <Facts width="minmax(0, 13rem)">
              <Fact label="Cuenta" figures>{`${caja.idCuenta} ${caja.nombreCuenta}`}</Fact>
            </Facts>
          )}
        </>
      )}
      {!creando && cajas !== undefined && caja === undefined && (
        <EmptyState
          icon={BanknotesIcon}
          title="Esta caja no existe"
          text="Cierre el panel y elija otra de la lista."
        />
      )}
    </EditDrawer>
  );
}

interface FormularioProps<F extends FieldValues, S> {
  readonly nombre: string;
  /** Under which what is being written is kept. */
  readonly guardado: string;
  readonly order: Order<F, S>;
  readonly boton: string;
  readonly salir: string;
  readonly deshabilitado?: boolean;
  readonly onCerrar: () => void;
  readonly children: ReactNode;
}

/** Its buttons stay at the foot of the panel. */
function Formulario<F extends FieldValues, S>(props: FormularioProps<F, S>) {
  const { order, onCerrar } = props;
  const dejarSalir = useLeaveGuard(order.isDirty);
  const enviar = async () => {
    if (!(await order.send())) return;
    dejarSalir();
    onCerrar();
  };
  return (
    <FormProvider {...order.form}>
      <Stack as="form" grow gap="xl" noValidate aria-label={props.nombre} onSubmit={submitWith(enviar)}>
        <UnsavedWork name={props.guardado} form={order.form} />
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        {props.children}
        <EditDrawerFooter>
          <Button variant="default" onClick={onCerrar}>
            {props.salir}
          </Button>
          <Button type="submit" disabled={props.deshabilitado ?? false} loading={order.isSending}>
            {props.boton}
          </Button>
        </EditDrawerFooter>
      </Stack>
    </FormProvider>
  );
}

// Asked again only once it is done: a newer version would begin the form again over what was written.
const alGuardar = () => void refrescarCajas();

function CajaNueva({ onCerrar }: { readonly onCerrar: () => void }) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const { data: cuentas = [] } = useQuery(queryOf(listarCatalogo));
  const order = useOrder(crearCaja, {
    initial: { codigo: '', nombre: '', agencia: propias[0] ?? '', clase: 'caja', idCuenta: '' },
    schema: cajaNueva,
    done: 'Caja creada. Asígnela a un cajero.',
    onDone: alGuardar,
  });
  return (
    <Formulario
      nombre="Nueva caja"
      guardado="cajas/nueva"
      order={order}
      boton="Crear caja"
      salir="Cancelar"
      onCerrar={onCerrar}
    >
      <CampoDeCodigo />
      <TextField name="nombre" label="Nombre" />
      <Grid min="12rem" gap="xl" align="start">
        <SelectField
          name="agencia"
          label="Agencia"
          options={agencias
            .filter(({ idAgencia }) => propias.includes(idAgencia))
            .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
        />
        <SelectField
          name="clase"
          label="Clase"
          options={[
            ['caja', 'Caja'],
            ['boveda', 'Bóveda'],
          ]}
        />
      </Grid>
      <AccountField
        name="idCuenta"
        label="Cuenta"
        description="La que lleva su efectivo en la agencia; desde ahora solo las cajas la mueven. Varias cajas pueden compartirla."
        accounts={cuentas.filter(
          ({ tipoCuenta, naturaleza, flujo }) =>
            tipoCuenta === 'D' && naturaleza === 'deudora' && flujo === 'efectivo',
        )}
      />
    </Formulario>
  );
}

const EN_MAYUSCULAS = { input: { width: '7rem', textTransform: 'uppercase' } } as const;

function CampoDeCodigo() {
  const { register, formState } = useFormContext<{ codigo: string }>();
  return (
    <TextInput
      label="Código"
      description="El de sus recibos, como C1; después no cambia."
      withAsterisk
      maxLength={6}
      autoComplete="off"
      data-autofocus
      styles={EN_MAYUSCULAS}
      error={formState.errors.codigo?.message}
      {...register('codigo', { setValueAs: (texto: string) => texto.toUpperCase() })}
    />
  );
}

interface CajaConocidaProps {
  readonly caja: Caja;
  readonly onCerrar: () => void;
}

/** What may change of it: its name and whether it is used. */
function CajaConocida({ caja, onCerrar }: CajaConocidaProps) {
  const { id, version, nombre, activa } = caja;
  const order = useOrder(editarCaja, {
    params: { id },
    version,
    initial: { nombre, activa },
    done: 'Cambios guardados.',
    onDone: alGuardar,
  });
  return (
    <Formulario
      nombre="Editar caja"
      guardado={`cajas/${id}`}
      order={order}
      boton="Guardar cambios"
      salir="Cerrar"
      deshabilitado={!order.isDirty}
      onCerrar={onCerrar}
    >
      <TextField name="nombre" label="Nombre" />
      <BoundField name="activa">
        {({ value, onChange }) => (
          <Switch
            label="Caja activa"
            description="Se desactiva cerrada y en cero; conserva su historia."
            checked={value}
            onChange={onChange}
          />
        )}
      </BoundField>
    </Formulario>
  );
}

interface AsignacionesProps {
  readonly caja: Caja;
  readonly seEdita: boolean;
}

/** Who works at it, from which day to which. An assignment is ended, not erased, unless it has not begun. */
function Asignaciones({ caja, seEdita }: AsignacionesProps) {
  const { busy: ocupado, message: mensaje, run: hacer } = useAccion();
  const terminar = async ({ id, cajero }: AsignacionDeCaja) => {
    const hecho = await hacer(() =>
      call(terminarAsignacion, { params: { id }, body: { hasta: todayInGuatemala() } }),
    );
    if (hecho) void notify(`Terminó la asignación de ${cajero.nombre}.`);
  };
  return (
    <Stack as="section" gap="lg" aria-label="Cajeros asignados">
      <Title level={3}>Cajeros</Title>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      {caja.asignaciones.length === 0 && <Note>Nadie la tiene asignada.</Note>}
      <Stack as="ul">
        {caja.asignaciones.map((asignacion) => (
          <Row
            key={asignacion.id}
            as="li"
            oneLine
            justify="between"
            gap="lg"
            minHeight="2.5rem"
            line="below"
            size="sm"
          >
            <Box as="span">
              {asignacion.cajero.nombre}
              <Text as="span" block size="xs" muted figures>
                {enPalabras(asignacion)}
              </Text>
            </Box>
            {seEdita && asignacion.hasta === null && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={ocupado}
                onClick={() => terminar(asignacion)}
              >
                Terminar hoy
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {seEdita && <AsignacionNueva caja={caja} />}
    </Stack>
  );
}

const enPalabras = ({ desde, hasta }: AsignacionDeCaja): string =>
  hasta === null ? `desde el ${formatDate(desde)}` : `del ${formatDate(desde)} al ${formatDate(hasta)}`;

function AsignacionNueva({ caja }: { readonly caja: Caja }) {
  const { data: cajeros = [] } = useQuery(queryOf(listarCajeros));
  const order = useOrder(asignarCajero, {
    params: { id: caja.id },
    initial: { cajero: '', desde: todayInGuatemala(), hasta: '' },
    refresh: refrescarCajas,
    done: 'Caja asignada.',
  });
  const { form } = order;
  const asignar = async () => {
    if (await order.send()) form.reset({ cajero: '', desde: form.getValues('desde'), hasta: '' });
  };
  const suyos = cajeros.filter(({ agencias }) => agencias.includes(caja.agencia));
  return (
    <FormProvider {...form}>
      <Stack as="form" gap="lg" noValidate onSubmit={submitWith(asignar)}>
        {order.notice !== undefined && <FormNotice tone="error" text={order.notice} />}
        <SelectField
          name="cajero"
          label="Asignar a"
          placeholder={suyos.length === 0 ? 'No hay cajeros en la agencia' : 'Elija un cajero'}
          options={suyos.map(({ id, nombre }) => [id, nombre])}
        />
        <Grid min="12rem" gap="xl" align="start">
          <DateField name="desde" label="Desde" optional={false} />
          <DateField name="hasta" label="Hasta" optional />
        </Grid>
        <Button
          type="submit"
          variant="default"
          disabled={form.watch('cajero') === ''}
          loading={order.isSending}
        >
          Asignar
        </Button>
      </Stack>
    </FormProvider>
  );
}
