// Who answers for a schedule and who is told of its runs.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { Programacion } from '@cuadra/contract/ahorros/programaciones';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Casillas } from '#ahorros/intereses/elegir-alcance.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from './consultas.ts';
import type { Escrita, Leida } from './escrita.ts';
import classes from './programaciones.module.css';

export interface Persona {
  readonly id: string;
  readonly nombre: string;
}

interface QuienesSeEnteranProps {
  readonly formulario: UseFormReturn<Escrita, unknown, Leida>;
  readonly yo: Persona;
  readonly guardada: Programacion | undefined;
}

export function QuienesSeEnteran({ formulario, yo, guardada }: QuienesSeEnteranProps) {
  const colegas = useQuery(consultas.colegas());
  return (
    <Loaded consulta={colegas} filas={2} alto={36} etiqueta="Cargando las personas">
      {(chats) => {
        const activos = chats.flatMap(({ contact: { id, name, active } }) =>
          active ? [{ id, nombre: name }] : [],
        );
        const personas = sinRepetir([
          yo,
          ...activos,
          ...(guardada === undefined ? [] : deLaGuardada(guardada)),
        ]);
        return <Elegir formulario={formulario} personas={personas} />;
      }}
    </Loaded>
  );
}

interface ElegirProps extends Pick<QuienesSeEnteranProps, 'formulario'> {
  readonly personas: readonly Persona[];
}

function Elegir({ formulario: { control }, personas }: ElegirProps) {
  return (
    <>
      <Controller
        control={control}
        name="responsable"
        render={({ field }) => (
          <SelectField
            etiqueta="Responsable"
            valor={field.value}
            opciones={personas.map(({ id, nombre }) => [id, nombre])}
            onCambio={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="avisarA"
        render={({ field, fieldState }) => (
          <div className={classes.personas}>
            <Casillas
              etiqueta="A quién se le avisa"
              valor={field.value}
              onCambio={field.onChange}
              error={fieldState.error?.message}
            >
              {personas.map(({ id, nombre }) => (
                <Checkbox key={id} value={id} label={nombre} />
              ))}
            </Casillas>
          </div>
        )}
      />
    </>
  );
}

const deLaGuardada = ({ responsable, avisarA }: Programacion): readonly Persona[] => [
  responsable,
  ...avisarA,
];

/** By name, whoever looks first. */
function sinRepetir([yo, ...demas]: readonly Persona[]): Persona[] {
  const porId = new Map(demas.filter(({ id }) => id !== yo?.id).map((una) => [una.id, una]));
  const enOrden = [...porId.values()].sort((una, otra) => una.nombre.localeCompare(otra.nombre, 'es'));
  return yo === undefined ? enOrden : [yo, ...enOrden];
}
