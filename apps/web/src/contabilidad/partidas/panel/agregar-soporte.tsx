// The way to add a document to a partida that is already there, for whoever registers; and what becomes of it.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Loader } from '@mantine/core';
import { AgregarArchivos } from '#contabilidad/soportes/agregar-archivos.tsx';
import type { Subida } from '#contabilidad/soportes/use-subida.ts';
import { usePermission } from '#platform/current-session.ts';
import classes from './soportes-de-partida.module.css';

interface AgregarSoporteProps {
  readonly partida: Pick<PartidaCompleta, 'estado'>;
  readonly subida: Subida;
}

export function AgregarSoporte({ partida: { estado }, subida: { subiendo, agregar } }: AgregarSoporteProps) {
  if (!usePermission('partidas:registrar')) return null;
  return (
    <div className={classes.agregar}>
      <AgregarArchivos onArchivos={agregar} />
      {subiendo.map(({ name, lastModified, size }) => (
        <span key={`${name} ${lastModified} ${size}`} className={classes.subiendo}>
          <Loader size={14} aria-label="Enviando" /> {name}
        </span>
      ))}
      {estado === 'contabilizada' && (
        <p className={classes.nota}>
          Se agrega aunque su mes esté cerrado, porque no cambia saldos; queda dicho cuándo y por quién, y no
          se quita.
        </p>
      )}
    </div>
  );
}
