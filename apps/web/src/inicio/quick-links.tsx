// The pages of the person's own menu, by group.
import { type EntradaDeNavegacion, verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consulta } from '../app/query.ts';
import { iconoDe } from '../shell/navigation/icons.ts';
import { paginas, visibles } from '../shell/navigation/tree.ts';
import classes from './inicio.module.css';

export function QuickLinks() {
  const { data } = useQuery(consulta(verNavegacion));
  const grupos = visibles(data?.default ?? []).filter(({ type }) => type === 'group');
  return grupos.map(({ id, title, children = [] }) => (
    <section key={id} aria-labelledby={`accesos-${id}`}>
      <h2 id={`accesos-${id}`} className={classes.grupo}>
        {title}
      </h2>
      <ul className={classes.enlaces}>
        {paginas(children)
          .filter(esPropia)
          .map(({ id: pagina, title: nombre, link, icon }) => {
            const Dibujo = iconoDe(icon ?? '');
            return (
              <li key={pagina}>
                <Link to={link ?? '/'} className={classes.enlace}>
                  <Dibujo width={20} height={20} aria-hidden="true" />
                  {nombre}
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

const esPropia = ({ link }: EntradaDeNavegacion) => link?.startsWith('/') === true;
