// What is looked for in the chart. From the search, the down arrow or Enter goes to the
// first match and Escape leaves it blank.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import {
  estadosDeCuenta,
  nombresDeEstadoDeCuenta,
  nombresDeTipoDeCuenta,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';
import { Kbd } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
import { type Arbol, etiquetasDe } from '../arbol.ts';
import type { Filtros } from '../use-busqueda.ts';
import classes from './barra-de-filtros.module.css';

interface BarraDeFiltrosProps {
  readonly arbol: Arbol;
  readonly filtros: Filtros;
  readonly onFiltrar: (cambios: Filtros) => void;
  /** The keyboard leaves the search, with what is written in it, for the tree. */
  readonly onBajar: (q: string) => void;
}

export function BarraDeFiltros({ arbol, filtros, onFiltrar, onBajar }: BarraDeFiltrosProps) {
  const clases = arbol.raices.map(
    ({ cuenta }) => [cuenta.idCuenta, `${cuenta.idCuenta} ${cuenta.nombreCuenta}`] as const,
  );
  return (
    <div className={classes.barra}>
      <Buscador q={filtros.q ?? ''} onFiltrar={onFiltrar} onBajar={onBajar} />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Tipo"
        todos="Tipo"
        valor={filtros.tipo}
        opciones={tiposDeCuenta.map((tipo) => [tipo, `${nombresDeTipoDeCuenta[tipo]} (${tipo})`])}
        onCambio={(valor) => onFiltrar({ tipo: tiposDeCuenta.find((tipo) => tipo === valor) })}
      />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Estado"
        todos="Estado"
        valor={filtros.estado}
        opciones={estadosDeCuenta.map((estado) => [estado, nombresDeEstadoDeCuenta[estado]])}
        onCambio={(valor) => onFiltrar({ estado: estadosDeCuenta.find((estado) => estado === valor) })}
      />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Clase"
        todos="Clase"
        valor={filtros.clase}
        opciones={clases}
        onCambio={(clase) => onFiltrar({ clase })}
      />
      <SelectField
        enBarra
        className={classes.filtro}
        etiqueta="Etiqueta"
        todos="Etiqueta"
        valor={filtros.etiqueta}
        opciones={etiquetasDe(arbol).map((nombre) => [nombre, nombre])}
        onCambio={(etiqueta) => onFiltrar({ etiqueta })}
      />
    </div>
  );
}

interface BuscadorProps extends Pick<BarraDeFiltrosProps, 'onFiltrar' | 'onBajar'> {
  readonly q: string;
}

function Buscador({ q, onFiltrar, onBajar }: BuscadorProps) {
  const buscador = useRef<HTMLElement>(null);
  useFocusWithSlash(buscador);
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onBajar(event.target.value.trim() === '' ? '' : event.target.value);
  };
  return (
    <search ref={buscador} className={classes.buscar} onKeyDown={alTeclear}>
      <SearchBox
        etiqueta="Buscar cuentas"
        pista="Código, nombre o etiqueta"
        valor={q}
        onCambio={(escrito) => onFiltrar({ q: escrito.trim() === '' ? undefined : escrito })}
      />
      <Kbd className={classes.tecla ?? ''} aria-hidden="true">
        /
      </Kbd>
    </search>
  );
}
