import '@mantine/core/styles/Combobox.layer.css';
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { useRef } from 'react';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
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
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Rol"
        todos="Rol: todos"
        valor={filtros.rol}
        opciones={roles.map((rol) => [rol, nombresDeRol[rol]])}
        onCambio={(valor) => onCambio({ rol: roles.find((rol) => rol === valor) })}
      />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Agencia"
        todos="Agencia: todas"
        valor={filtros.agencia}
        opciones={opcionesDeAgencia}
        onCambio={(agencia) => onCambio({ agencia })}
      />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Estado"
        todos="Estado: todos"
        valor={filtros.estado}
        opciones={estados.map((estado) => [estado, nombresDeEstado[estado]])}
        onCambio={(valor) => onCambio({ estado: estados.find((estado) => estado === valor) })}
      />
    </search>
  );
}
