import '@mantine/core/styles/Combobox.layer.css';
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { useFocusWithSlash } from '../../ui/keyboard/focus-with-slash.ts';
import classes from './barra-de-filtros.module.css';
import { estados, type Filtros, nombresDeEstado } from './filtros.ts';

interface BarraDeFiltrosProps {
  readonly filtros: Filtros;
  readonly agencias: readonly Agencia[];
  readonly onCambio: (cambios: Filtros) => void;
}

export function BarraDeFiltros({ filtros, agencias, onCambio }: BarraDeFiltrosProps) {
  const buscador = useRef<HTMLElement>(null);
  useFocusWithSlash(buscador);
  const opcionesDeAgencia = agencias.map(
    ({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const,
  );
  return (
    <search className={classes.barra} ref={buscador}>
      <SearchBox
        etiqueta="Buscar usuarios"
        pista="Buscar por nombre o correo"
        className={classes.buscar}
        valor={filtros.q ?? ''}
        onCambio={(q) => onCambio({ q: q.trim() === '' ? undefined : q })}
      />
      <Filtro
        etiqueta="Rol"
        todos="Rol: todos"
        valor={filtros.rol}
        opciones={roles.map((rol) => [rol, nombresDeRol[rol]])}
        onCambio={(valor) => onCambio({ rol: roles.find((rol) => rol === valor) })}
      />
      <Filtro
        etiqueta="Agencia"
        todos="Agencia: todas"
        valor={filtros.agencia}
        opciones={opcionesDeAgencia}
        onCambio={(agencia) => onCambio({ agencia })}
      />
      <Filtro
        etiqueta="Estado"
        todos="Estado: todos"
        valor={filtros.estado}
        opciones={estados.map((estado) => [estado, nombresDeEstado[estado]])}
        onCambio={(valor) => onCambio({ estado: estados.find((estado) => estado === valor) })}
      />
    </search>
  );
}

interface FiltroProps {
  readonly etiqueta: string;
  readonly todos: string;
  readonly valor: string | undefined;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
  readonly onCambio: (valor: string | undefined) => void;
}

function Filtro({ etiqueta, todos, valor = '', opciones, onCambio }: FiltroProps) {
  return (
    <NativeSelect
      aria-label={etiqueta}
      className={classes.filtro ?? ''}
      rightSectionWidth={28}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">{todos}</option>
      {opciones.map(([clave, texto]) => (
        <option key={clave} value={clave}>
          {texto}
        </option>
      ))}
    </NativeSelect>
  );
}
