// Which partidas are printed and how. By dates or by the numbers of a year: one or the other.

import { listarContactos } from '@cuadra/contract/escritorio/chat';
import {
  estadosDePartida,
  nombresDeEstadoDePartida,
  nombresDeTipoDePartida,
  tiposDePartida,
} from '@cuadra/core/partida';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { type Busqueda, type CampoDeNumero, conNumero, rangoDe } from './busqueda.ts';
import classes from './reporte-partidas.module.css';

interface FiltrosDePartidasProps {
  readonly busqueda: Busqueda;
  readonly onCambio: (cambios: Busqueda) => void;
}

export function FiltrosDePartidas(props: FiltrosDePartidasProps) {
  return (
    <>
      <div className={classes.filtros}>
        <Cuales {...props} />
      </div>
      <div className={classes.filtros}>
        <Elecciones {...props} />
      </div>
      <div className={classes.filtros}>
        <Forma {...props} />
      </div>
    </>
  );
}

function Cuales({ busqueda, onCambio }: FiltrosDePartidasProps) {
  const { ejercicio } = busqueda;
  const esteAnio = Number(todayInGuatemala().slice(0, 4));
  return (
    <>
      <ChoiceField
        etiqueta="Elegir por"
        opciones={[
          { valor: 'fechas', texto: 'Fechas' },
          { valor: 'numeros', texto: 'Números' },
        ]}
        valor={ejercicio === undefined ? 'fechas' : 'numeros'}
        onCambio={(cual) => onCambio({ ejercicio: cual === 'numeros' ? esteAnio : undefined })}
      />
      {ejercicio === undefined ? (
        <DateRange valor={rangoDe(busqueda)} onCambio={onCambio} />
      ) : (
        <Numeros busqueda={busqueda} onCambio={onCambio} />
      )}
    </>
  );
}

function Numeros({ busqueda, onCambio }: FiltrosDePartidasProps) {
  const { desdeNumero = 1, hastaNumero } = busqueda;
  const alReves = hastaNumero !== undefined && desdeNumero > hastaNumero;
  const campo = (cual: CampoDeNumero, etiqueta: string, error?: string) => (
    <TextInput
      key={cual}
      label={etiqueta}
      inputMode="numeric"
      className={classes.numero ?? ''}
      defaultValue={busqueda[cual] ?? ''}
      error={error}
      // What is half written is not a year yet: it holds when it is left, or with Enter.
      onBlur={({ currentTarget }) => {
        const cambio = conNumero(busqueda, cual, currentTarget.value);
        currentTarget.value = String(cambio[cual] ?? '');
        onCambio(cambio);
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
  return (
    <div className={classes.numeros}>
      {campo('ejercicio', 'Ejercicio')}
      {campo('desdeNumero', 'De la partida')}
      {campo('hastaNumero', 'A la partida', alReves ? 'No puede ser menor que la primera.' : undefined)}
    </div>
  );
}

function Elecciones({ busqueda, onCambio }: FiltrosDePartidasProps) {
  const personas = usePersonas();
  return (
    <>
      <SelectField
        etiqueta="Estado"
        className={classes.eleccion}
        valor={busqueda.estado ?? 'contabilizada'}
        opciones={estadosDePartida.map((estado) => [estado, nombresDeEstadoDePartida[estado]])}
        onCambio={(valor) => onCambio({ estado: noContabilizados.find((uno) => uno === valor) })}
      />
      <SelectField
        etiqueta="Tipo"
        todos="Todos"
        className={classes.eleccion}
        valor={busqueda.tipo}
        opciones={tiposDePartida.map((tipo) => [tipo, nombresDeTipoDePartida[tipo]])}
        onCambio={(valor) => onCambio({ tipo: tiposDePartida.find((uno) => uno === valor) })}
      />
      <AgencyField
        className={classes.eleccion ?? ''}
        valor={busqueda.agencia}
        onCambio={(agencia) => onCambio({ agencia })}
      />
      <SelectField
        etiqueta="Autor"
        todos="Cualquiera"
        className={classes.eleccion}
        valor={busqueda.usuario}
        opciones={personas.map(({ id, nombre }) => [id, nombre])}
        onCambio={(usuario) => onCambio({ usuario })}
      />
    </>
  );
}

const noContabilizados = estadosDePartida.filter((estado) => estado !== 'contabilizada');

function Forma({ busqueda, onCambio }: FiltrosDePartidasProps) {
  return (
    <>
      <ChoiceField
        etiqueta="Orden"
        opciones={[
          { valor: 'numero', texto: 'Por número' },
          { valor: 'fecha', texto: 'Por fecha' },
        ]}
        valor={busqueda.orden ?? 'numero'}
        onCambio={(orden) => onCambio({ orden: orden === 'fecha' ? orden : undefined })}
      />
      <ChoiceField
        etiqueta="En el papel"
        opciones={[
          { valor: 'seguidas', texto: 'Una tras otra' },
          { valor: 'una_por_pagina', texto: 'Una por página' },
        ]}
        valor={busqueda.disposicion ?? 'seguidas'}
        onCambio={(forma) => onCambio({ disposicion: forma === 'una_por_pagina' ? forma : undefined })}
      />
      <PaperField
        valor={busqueda.papel ?? 'carta'}
        onCambio={(papel) => onCambio({ papel: papel === 'oficio' ? papel : undefined })}
      />
    </>
  );
}

/** Whoever may have made a partida, oneself first. */
function usePersonas(): { readonly id: string; readonly nombre: string }[] {
  const yo = useCurrentUser();
  const { data: contactos = [] } = useQuery(queryOf(listarContactos));
  return [
    ...(yo === undefined ? [] : [{ id: yo.id, nombre: `${yo.name} (yo)` }]),
    ...contactos.filter(({ id }) => id !== yo?.id).map(({ id, name }) => ({ id, nombre: name })),
  ];
}
