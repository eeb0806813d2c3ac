import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';

/** Which one of ours each agencia of the file is. */
export function RemedioDeAgencias({ grupo: { valores }, mesa: { palabras, releer } }: RemedioProps) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const [elegidas, setElegidas] = useState<ReadonlyMap<string, string>>(new Map());
  const opciones = todas
    .filter(({ idAgencia }) => propias.includes(idAgencia))
    .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const);
  const usar = () => {
    const nuevas = [...elegidas].map(([antes, agencia]) => ({ antes, agencia }));
    const otras = (palabras.agencias ?? []).filter(({ antes }) => !elegidas.has(antes));
    releer({ palabras: { ...palabras, agencias: [...otras, ...nuevas] } });
  };
  return (
    <div className={classes.remedio}>
      <ul className={classes.valores}>
        {valores.map(({ valor }) => (
          <li key={valor}>
            <SelectField
              etiqueta={`«${valor}» es`}
              todos="Elija una agencia"
              valor={elegidas.get(valor)}
              opciones={opciones}
              onCambio={(agencia) => {
                const cambiadas = new Map(elegidas);
                if (agencia === undefined) cambiadas.delete(valor);
                else cambiadas.set(valor, agencia);
                setElegidas(cambiadas);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={classes.acciones}>
        <Button size="sm" disabled={elegidas.size === 0} onClick={usar}>
          Usarlas y revisar
        </Button>
      </div>
    </div>
  );
}
