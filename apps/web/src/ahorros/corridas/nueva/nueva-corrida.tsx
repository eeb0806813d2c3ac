// A new run: what it pays and which days. It is calculated at once; nothing is paid until another person approves it.
import { type Corrida, crearCorrida } from '@cuadra/contract/ahorros/corridas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ElegirAgencias, ElegirProductos } from '#ahorros/intereses/elegir-alcance.tsx';
import { periodoEscrito, ultimoDiaDe } from '#ahorros/intereses/periodo-escrito.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { BoundField, FieldRow, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { consultas, ponerCorrida } from '../consultas.ts';
import type { CorridaOfrecida } from '../lista/agrupar-por-hacer.ts';
import { type CorridaEscrita, esquema, nombrePropuesto, porDefecto } from './corrida-escrita.ts';

interface NuevaCorridaProps {
  /** What is due, if it was asked for from there. */
  readonly ofrecida: CorridaOfrecida | undefined;
  readonly onCerrar: () => void;
  readonly onCreada: (corrida: Corrida) => void;
}

export function NuevaCorrida({ ofrecida, onCerrar, onCreada }: NuevaCorridaProps) {
  const creada = useRef<Corrida>(undefined);
  const order = useOrder(crearCorrida, {
    initial: porDefecto(ofrecida),
    schema: esquema,
    body: (escrita) => escrita,
    onDone: (corrida) => {
      creada.current = corrida;
      void ponerCorrida(corrida);
    },
  });
  return (
    <OrderDialog
      title="Nueva corrida de intereses"
      order={order}
      submit="Crear y calcular"
      width={620}
      note="Se calcula al crearla. Nadie cobra hasta que se apruebe."
      onClose={() => (creada.current === undefined ? onCerrar() : onCreada(creada.current))}
    >
      <Campos />
    </OrderDialog>
  );
}

function Campos() {
  const { setValue, watch } = useFormContext<CorridaEscrita>();
  const proponer = useNombrePropuesto();
  const clase = watch('clase');
  return (
    <>
      <BoundField name="clase">
        {({ value, onChange }) => (
          <ChoiceField
            label="Clase"
            options={CLASES}
            value={value}
            onChange={(nueva) => {
              onChange(nueva);
              if (nueva === 'ordinaria') setValue('corrige', null);
              proponer();
            }}
            note={
              clase === 'ordinaria'
                ? 'Paga a cada cuenta los días que todavía no se le pagan.'
                : 'Vuelve a calcular días ya pagados y paga solo la diferencia.'
            }
          />
        )}
      </BoundField>
      {clase === 'correctiva' && <CualSeCorrige onElegida={proponer} />}
      <Alcance onCambio={proponer} />
      <FieldRow>
        <Dia name="desde" label="Primer día" onCambio={proponer} />
        <Dia name="ultimoDia" label="Último día" onCambio={proponer} />
      </FieldRow>
      <FechaContable />
      <TextField name="nombre" label="Nombre" />
    </>
  );
}

const CLASES = [
  { value: 'ordinaria', text: 'Ordinaria' },
  { value: 'correctiva', text: 'Correctiva' },
] as const;

interface ParteProps {
  readonly onCambio: () => void;
}

function Alcance({ onCambio }: ParteProps) {
  return (
    <>
      <BoundField name="productos">
        {({ value, onChange, error }) => (
          <ElegirProductos
            valor={value}
            onCambio={(elegidos) => {
              onChange(elegidos);
              onCambio();
            }}
            error={error}
          />
        )}
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

interface DiaProps extends ParteProps {
  readonly name: 'desde' | 'ultimoDia';
  readonly label: string;
}

function Dia({ name, label, onCambio }: DiaProps) {
  return (
    <BoundField name={name}>
      {({ value, onChange, error }) => (
        <DateField
          label={label}
          name={name}
          withAsterisk
          value={value}
          onChange={(fecha) => {
            onChange(fecha);
            onCambio();
          }}
          error={error}
        />
      )}
    </BoundField>
  );
}

function FechaContable() {
  return (
    <BoundField name="fecha">
      {({ value, onChange, error }) => (
        <DateField
          label="Fecha contable (opcional)"
          name="fecha"
          description="Si falta, el último día; con su mes cerrado, elija otra."
          optional
          value={value ?? ''}
          onChange={(fecha) => onChange(fecha === '' ? undefined : fecha)}
          error={error}
        />
      )}
    </BoundField>
  );
}

/** Follows what is chosen until somebody writes another. */
function useNombrePropuesto(): () => void {
  const { getValues, setValue } = useFormContext<CorridaEscrita>();
  const { data } = useQuery(consultas.productos());
  const propuesto = useRef(getValues('nombre'));
  return () => {
    const escrita = getValues();
    if (escrita.nombre !== propuesto.current) return;
    const codigos = (data?.productos ?? [])
      .filter(({ id }) => escrita.productos.includes(id))
      .map(({ codigo }) => codigo);
    propuesto.current = nombrePropuesto(escrita, codigos);
    setValue('nombre', propuesto.current, { shouldDirty: true });
  };
}

// Which applied run a corrective one corrects: its products, agencias and days are those of that one, to be narrowed if wanted.

interface CualSeCorrigeProps {
  readonly onElegida: () => void;
}

/** The last ones: what is older is corrected from its own page. */
const OFRECIDAS = 50;

function CualSeCorrige({ onElegida }: CualSeCorrigeProps) {
  const { watch, setValue, formState } = useFormContext<CorridaEscrita>();
  const aplicadas = useInfiniteQuery(consultas.corridas({ estado: 'aplicado', porPagina: OFRECIDAS }));
  const productos = useQuery(consultas.productos());
  return (
    <Loaded query={both(aplicadas, productos)} rows={1} height={36} label="Cargando las corridas aplicadas">
      {([{ pages }, { productos: todos }]) => {
        const ofrecidas = (pages[0]?.corridas ?? []).filter(({ clase }) => clase !== 'cierre');
        if (ofrecidas.length === 0)
          return <FormNotice tone="info" text="Todavía no hay corridas aplicadas que corregir." />;
        const elegir = (id: string | undefined) => {
          const elegida = ofrecidas.find((una) => String(una.id) === id);
          setValue('corrige', elegida?.id ?? null, { shouldDirty: true, shouldValidate: true });
          if (elegida === undefined) return;
          const suyos = todos.filter(({ codigo }) => elegida.productos.includes(codigo));
          setValue(
            'productos',
            suyos.map((uno) => uno.id),
            { shouldDirty: true },
          );
          setValue('agencias', elegida.agencias, { shouldDirty: true });
          setValue('desde', elegida.desde, { shouldDirty: true });
          setValue('ultimoDia', ultimoDiaDe(elegida), { shouldDirty: true });
          onElegida();
        };
        return (
          <div>
            <SelectField
              label="Corrida que se corrige"
              all="Elija una corrida aplicada"
              value={watch('corrige') === null ? undefined : String(watch('corrige'))}
              options={ofrecidas.map((una) => [String(una.id), `${una.nombre} (${periodoEscrito(una)})`])}
              onChange={elegir}
            />
            {formState.errors.corrige !== undefined && (
              <FormNotice tone="error" text={formState.errors.corrige.message} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
