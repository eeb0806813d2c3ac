import { asignarResponsable, type CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import { call } from '#platform/api.ts';
import { useAtribuciones } from '../atribuciones.ts';
import classes from './compuerta-abierta.module.css';
import { type ParteProps, Seccion } from './parte.tsx';

interface ResponsableProps extends ParteProps {
  readonly personas: CierreDelMes['personas'];
}

export function Responsable({ clave, compuerta, estaCerrado, accion, personas }: ResponsableProps) {
  const { cierra } = useAtribuciones();
  const { responsable } = compuerta;
  if (!cierra || estaCerrado) {
    return (
      <Seccion titulo="Responsable">
        <p className={classes.texto}>{responsable?.nombre ?? 'Nadie todavía.'}</p>
      </Seccion>
    );
  }
  const asignar = (id: string) =>
    accion.hacer(() =>
      call(asignarResponsable, {
        params: { ...clave, compuerta: compuerta.id },
        body: { responsable: id === '' ? null : id },
      }),
    );
  // Somebody who no longer works there may still be the one it was entrusted to.
  const falta = responsable !== null && !personas.some(({ id }) => id === responsable.id);
  const opciones = [...(falta ? [responsable] : []), ...personas];
  return (
    <Seccion titulo="Responsable">
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        aria-label="Responsable"
        disabled={accion.ocupado}
        value={responsable?.id ?? ''}
        data={[
          { value: '', label: 'Sin responsable' },
          ...opciones.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChange={({ currentTarget }) => void asignar(currentTarget.value)}
      />
    </Seccion>
  );
}
