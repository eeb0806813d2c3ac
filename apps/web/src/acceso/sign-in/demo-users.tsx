// The demo's people, one per role. Choosing one fills the form; entering is still the person's act.
import classes from './demo-users.module.css';

interface DemoUsersProps {
  readonly password: string;
  readonly users: readonly { readonly name: string; readonly email: string; readonly rol: string }[];
  readonly llenar: (email: string, password: string) => void;
}

export function DemoUsers({ password, users, llenar }: DemoUsersProps) {
  return (
    <section className={classes.demo} aria-labelledby="usuarios-demo">
      <h2 id="usuarios-demo" className={classes.titulo}>
        Usuarios de demostración
      </h2>
      <p className={classes.nota}>
        Elija uno para llenar el formulario; la contraseña es <code>{password}</code>.
      </p>
      <ul className={classes.lista}>
        {users.map(({ name, email, rol }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.usuario}
              onClick={() => llenar(email, password)}
              title={name}
            >
              <span className={classes.rol}>{rol}</span>
              <span className={classes.correo}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
