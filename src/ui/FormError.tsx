import CircleAlert from 'lucide-react/icons/circle-alert';

/** Why a form was not accepted, in a box of its own inside it. Give its id to the `Field` at fault as `errorBox`. */
export function FormError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className="flex gap-3 rounded bg-alarm-wash px-4 py-3 font-medium text-alarm">
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
