import classes from './tabla-de-cuentas.module.css';

export function Encabezado() {
  return (
    <thead className={classes.encabezado}>
      <tr className={classes.columnas} aria-rowindex={1}>
        <th scope="col">Código</th>
        <th scope="col">Cuenta</th>
        <th scope="col" className={classes.tipo}>
          Tipo
        </th>
        <th scope="col" className={classes.naturaleza}>
          Naturaleza
        </th>
        <th scope="col" className={classes.estado}>
          Estado
        </th>
      </tr>
    </thead>
  );
}
