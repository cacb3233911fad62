/** What else somebody wrote or booked, by their email address. */
export type OfSamePerson =
  | { kind: 'message'; id: number; created_at: string; subject: string; answered_at: string | null }
  | {
      kind: 'consultation';
      id: number;
      created_at: string;
      consultation_date: string;
      consultation_time: string;
      status: string;
    };
