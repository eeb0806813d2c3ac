// How the desk's own kinds are drawn among what was found: pages of the menu and people.
import { iconoDe } from '#escritorio/navegacion/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const foundPage: DrawFound<'pages'> = ({ icon, title, link }, palabras) => {
  const Dibujo = iconoDe(icon);
  return (
    <>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <span className={classes.textos}>
        <span className={classes.texto}>
          <Highlight text={title} words={palabras} />
        </span>
        <span className={classes.segundo}>{link}</span>
      </span>
    </>
  );
};

export const foundPerson: DrawFound<'contacts'> = ({ name, avatar }, palabras) => (
  <>
    <Avatar src={avatar} side={32} />
    <span className={classes.texto}>
      <Highlight text={name} words={palabras} />
    </span>
  </>
);
