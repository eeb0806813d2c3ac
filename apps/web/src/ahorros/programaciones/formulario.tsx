// The form of a schedule: what it pays, when, who answers for it and who is told of its runs. What another person saved meanwhile is
// told, and what was typed stays.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import {
  crearProgramacion,
  editarProgramacion,
  frecuenciasDeProgramacion,
  nombresDeFrecuencia,
  type Programacion,
} from '@cuadra/contract/ahorros/programaciones';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Casillas, ElegirAgencias, ElegirProductos } from '#ahorros/intereses/elegir-alcance.tsx';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { Box, Grid } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { BoundField, DateField, SelectField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Note } from '#ui/text/text.tsx';
import { consultas, refrescar } from './consultas.ts';
import {
  agenciasPedidas,
  deGuardada,
  type Escrita,
  enUnaFrase,
  esquema,
  type Leida,
  porDefecto,
} from './escrita.ts';

interface Persona {
  readonly id: string;
  readonly nombre: string;
}

interface FormularioDeProgramacionProps {
  /** Absent: a new one. */
  readonly guardada: Programacion | undefined;
  readonly yo: Persona;
  readonly onCerrar: () => void;
}

export function FormularioDeProgramacion({ guardada, yo, onCerrar }: FormularioDeProgramacionProps) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const order = useTask({
    initial: guardada === undefined ? porDefecto(yo.id) : deGuardada(guardada),
    resolver: judgedBy<Escrita, Leida>(esquema),
    run: (leida) => {
      const body = { ...leida, agencias: agenciasPedidas(leida.agencias, propias, todas) };
      if (guardada === undefined) return call(crearProgramacion, { body });
      const { id, version } = guardada;
      return call(editarProgramacion, { params: { id }, body: { ...body, version } });
    },
    refresh: refrescar,
    done: guardada === undefined ? 'Programación creada.' : 'Programación guardada.',
  });
  return (
    <OrderDialog
      title={guardada === undefined ? 'Nueva programación' : 'Editar la programación'}
      order={order}
      submit={guardada === undefined ? 'Programar' : 'Guardar'}
      width={640}
      onClose={onCerrar}
    >
      <QueSePaga />
      <Cuando />
      <QuienesSeEnteran yo={yo} guardada={guardada} />
    </OrderDialog>
  );
}

function QueSePaga() {
  return (
    <>
      <TextField name="nombre" label="Nombre" maxLength={80} autoFocus />
      <BoundField name="productos">
        {({ value, onChange, error }) => <ElegirProductos valor={value} onCambio={onChange} error={error} />}
      </BoundField>
      <BoundField name="agencias">
        {({ value, onChange, error }) => (
          <ElegirAgencias
            valor={value}
            onCambio={onChange}
            error={error === undefined ? undefined : 'Elija al menos una agencia.'}
          />
        )}
      </BoundField>
    </>
  );
}

function Cuando() {
  const { watch, register, formState } = useFormContext<Escrita>();
  const frase = enUnaFrase(watch());
  return (
    <>
      <Grid min="14rem" gap="lg" align="start">
        <SelectField
          name="frecuencia"
          label="Frecuencia"
          options={frecuenciasDeProgramacion.map((una) => [una, nombresDeFrecuencia[una]])}
        />
        <DateField name="proximoFin" label="Último día del próximo período" />
        <TextInput
          label="Días después"
          withAsterisk
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          error={formState.errors.diasDespues?.message}
          {...register('diasDespues')}
        />
        <TextField name="hora" label="Hora" placeholder="06:00" maxLength={5} />
      </Grid>
      {frase !== undefined && <Note figures>{frase}</Note>}
    </>
  );
}

type QuienesSeEnteranProps = Pick<FormularioDeProgramacionProps, 'yo' | 'guardada'>;

function QuienesSeEnteran({ yo, guardada }: QuienesSeEnteranProps) {
  const colegas = useQuery(consultas.colegas());
  return (
    <Loaded query={colegas} rows={2} height={36} label="Cargando las personas">
      {(chats) => {
        const activos = chats.flatMap(({ contact: { id, name, active } }) =>
          active ? [{ id, nombre: name }] : [],
        );
        const personas = sinRepetir([
          yo,
          ...activos,
          ...(guardada === undefined ? [] : [guardada.responsable, ...guardada.avisarA]),
        ]);
        return <Personas personas={personas} />;
      }}
    </Loaded>
  );
}

function Personas({ personas }: { readonly personas: readonly Persona[] }) {
  return (
    <>
      <SelectField
        name="responsable"
        label="Responsable"
        options={personas.map(({ id, nombre }) => [id, nombre])}
      />
      <BoundField name="avisarA">
        {({ value, onChange, error }) => (
          <Box style={HASTA_AHI}>
            <Casillas etiqueta="A quién se le avisa" valor={value} onCambio={onChange} error={error}>
              {personas.map(({ id, nombre }) => (
                <Checkbox key={id} value={id} label={nombre} />
              ))}
            </Casillas>
          </Box>
        )}
      </BoundField>
    </>
  );
}

/** Where there are many they slide inside their own frame. */
const HASTA_AHI = { maxHeight: '14rem', overflowY: 'auto' } as const;

/** By name, whoever looks first. */
function sinRepetir([yo, ...demas]: readonly Persona[]): Persona[] {
  const porId = new Map(demas.filter(({ id }) => id !== yo?.id).map((una) => [una.id, una]));
  const enOrden = [...porId.values()].sort((una, otra) => una.nombre.localeCompare(otra.nombre, 'es'));
  return yo === undefined ? enOrden : [yo, ...enOrden];
}
