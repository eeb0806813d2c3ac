// What is looked for in the bitácora, and the same as a file.
import { gruposDeAcciones } from '@cuadra/contract/administracion/bitacora/acciones';
import { resultados } from '@cuadra/contract/administracion/bitacora/bitacora';
import { entidadesConocidas, nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { consultas } from './consultas.ts';
import { direccionDeBitacora } from './direccion.ts';
import { alQuitar, consultaDe, enUso, SIN_FILTROS } from './en-uso.ts';
import classes from './filtros.module.css';

export function FiltrosDeBitacora() {
  const { busqueda, replace } = useAddress(direccionDeBitacora);
  const { data: personas = [] } = useQuery(consultas.personas());
  const persona = personas.find(({ id }) => id === busqueda.quien)?.nombre;
  const soloRechazos = busqueda.resultado === 'rechazado';
  return (
    <FilterLine
      filtros={enUso(busqueda, persona).filter(({ clave }) => clave !== 'resultado' || !soloRechazos)}
      onQuitar={(clave) => replace(alQuitar(clave))}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <Button
          variant="default"
          size="compact-md"
          aria-pressed={soloRechazos}
          onClick={() => replace({ resultado: soloRechazos ? undefined : 'rechazado' })}
        >
          Rechazos
        </Button>
      }
      herramientas={<ExportMenu reporte="bitacora" filtros={consultaDe(busqueda)} />}
    >
      <Campos personas={personas} />
    </FilterLine>
  );
}

interface CamposProps {
  readonly personas: readonly { readonly id: string; readonly nombre: string; readonly activo: boolean }[];
}

function Campos({ personas }: CamposProps) {
  const { busqueda, replace } = useAddress(direccionDeBitacora);
  return (
    <div className={classes.campos}>
      <Dias />
      <SelectField
        etiqueta="Persona"
        todos="Todas"
        valor={busqueda.quien}
        opciones={personas.map(({ id, nombre, activo }) => [id, activo ? nombre : `${nombre} (sin acceso)`])}
        onCambio={(quien) => replace({ quien })}
      />
      <Acciones valor={busqueda.accion} onCambio={(accion) => replace({ accion })} />
      <SelectField
        etiqueta="Sobre qué"
        todos="Todo"
        valor={busqueda.entidad}
        opciones={porNombre}
        onCambio={(entidad) => replace({ entidad, idEntidad: undefined })}
      />
      <Agencias />
      <SelectField
        etiqueta="Resultado"
        todos="Todos"
        valor={busqueda.resultado}
        opciones={[
          ['hecho', 'Hecho'],
          ['rechazado', 'Rechazado'],
        ]}
        onCambio={(elegido) => replace({ resultado: resultados.find((uno) => uno === elegido) })}
      />
    </div>
  );
}

function Dias() {
  const { busqueda, replace } = useAddress(direccionDeBitacora);
  return (
    <>
      <DateField
        label="Desde"
        opcional
        valor={busqueda.desde ?? ''}
        onCambio={(dia) => replace({ desde: dia === '' ? undefined : dia })}
      />
      <DateField
        label="Hasta"
        opcional
        valor={busqueda.hasta ?? ''}
        onCambio={(dia) => replace({ hasta: dia === '' ? undefined : dia })}
      />
    </>
  );
}

function Agencias() {
  const { busqueda, replace } = useAddress(direccionDeBitacora);
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  return (
    <SelectField
      etiqueta="Agencia"
      todos="Todas"
      valor={busqueda.agencia}
      opciones={agencias.map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
      onCambio={(agencia) => replace({ agencia })}
    />
  );
}

const porNombre: readonly (readonly [string, string])[] = entidadesConocidas
  .map((entidad) => [entidad, nombreDeEntidad(entidad)] as const)
  .toSorted(([, uno], [, otro]) => uno.localeCompare(otro, 'es'));

interface AccionesProps {
  readonly valor: string | undefined;
  readonly onCambio: (accion: string | undefined) => void;
}

function Acciones({ valor = '', onCambio }: AccionesProps) {
  return (
    <NativeSelect
      label="Qué hizo"
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">Todo</option>
      {gruposDeAcciones.map(({ titulo, acciones }) => (
        <optgroup key={titulo} label={titulo}>
          {Object.entries(acciones).map(([accion, nombre]) => (
            <option key={accion} value={accion}>
              {nombre}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
